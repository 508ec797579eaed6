import { formatCount, formatDate } from '@/lib/tools/format';
import type { FileReport, FolderReport } from '@/lib/provider/embedded/exchange/dataset';

import { moment, NONE, statusTable } from '@/lib/tools/status-table';

const COLUMNS = ['File', 'Of', 'Rows', 'Changed', 'State', 'Lines with a problem'];

/** Which rows of a file are in use, and why the file was rejected. */
function stateOf({ rejection }: FileReport): string {
  if (!rejection) return 'in use';
  const outcome = rejection.lastGoodRows === null ? 'nothing in use' : 'last good content in use';
  return `${outcome}: the file ${rejection.reason}`;
}

const cellsOf = (file: FileReport): readonly string[] => [
  file.file,
  file.date === null ? NONE : formatDate(file.date),
  formatCount(file.rows),
  file.modified === null ? NONE : moment(file.modified),
  stateOf(file),
  file.rejection ? NONE : formatCount(file.problems),
];

/** Files with a problem first, then the newest day first. */
function inOrder(files: readonly FileReport[]): readonly FileReport[] {
  const rank = ({ rejection }: FileReport) => (rejection ? 0 : 1);
  return [...files].sort(
    (a, b) => rank(a) - rank(b) || (b.date ?? '9999').localeCompare(a.date ?? '9999'),
  );
}

/** Faults of whole files or of days of the folder; a rejected file has its own row. */
function faultsTable({ dir, files, problems }: FolderReport): string {
  const rejected = new Set(files.flatMap(({ file, rejection }) => (rejection ? file : [])));
  const faults = problems.filter(
    ({ file, line }) => line === null && file !== dir && !rejected.has(file),
  );
  if (faults.length === 0) return '';
  return statusTable({
    label: 'Days and files with a problem',
    caption: 'Days that are missing or doubled, and files that are not as they should be',
    columns: ['File', 'Problem'],
    rows: faults.map(({ file, reason }) => [file, reason]),
  });
}

/** Every exchange file that was read: its day, its rows, and its faults. */
export function filesTable(report: FolderReport): string {
  const { dir, files, problems } = report;
  const own = problems.find(({ file }) => file === dir);
  const caption = own ? `Files of ${dir}, which ${own.reason}` : `Files of ${dir}`;
  const all = statusTable({
    label: 'Exchange files',
    caption,
    columns: COLUMNS,
    rows: inOrder(files).map(cellsOf),
  });
  return faultsTable(report) + all;
}

/** The counts of visits as they may be shown: on the status page and as CSV. */
import { SOURCES } from '@/lib/domain/visit/classes';
import { type Cell, LEAST, publishable, SEVERAL } from '@/lib/domain/visit/publish';
import { csvText } from '@/lib/tools/csv';
import { escapeHtml } from '@/lib/tools/escape';
import { formatCount, formatDate } from '@/lib/tools/format';
import { NONE, statusTable } from '@/lib/tools/status-table';

import type { Counted, DayCounts } from './store';

/** Days that the tables of the status page add up. */
const SHOWN_DAYS = 30;

const STEPS = ['begun', 'sent'] as const;

const cellsOf = (counted: Counted): readonly Cell[] =>
  Object.entries(counted).map(([name, count]) => {
    const [of = '', by = ''] = name.split(' ');
    return { of, by, count };
  });

/** What may be shown of a day: views by page type and source, and forms by step and kind. */
export function shownOf({ views, forms }: DayCounts): {
  views: readonly Cell[];
  forms: readonly Cell[];
} {
  const steps = STEPS.map((step) =>
    cellsOf(forms)
      .filter(({ by }) => by === step)
      .map(({ of, count }) => ({ of: step, by: of, count })),
  );
  return { views: publishable(cellsOf(views)), forms: steps.flatMap(publishable) };
}

/** The counts of finished days as CSV, one line a cell. */
export function visitsCsv(days: ReadonlyMap<string, DayCounts>): string {
  const lines = [...days].flatMap(([day, counts]) => {
    const { views, forms } = shownOf(counts);
    return [
      ...views.map(({ of, by, count }) => [day, 'page', of, by, count]),
      ...forms.map(({ of, by, count }) => [day, `form ${of}`, by, '', count]),
    ];
  });
  return csvText([['Day', 'Counted', 'Page type or form', 'Source', 'Count'], ...lines]);
}

/** Adds up cells that are shown, by row and column. */
function tableRows(
  cells: readonly Cell[],
  rowOf: (cell: Cell) => string,
  columnOf: (cell: Cell) => string,
  columns: readonly string[],
): readonly (readonly string[])[] {
  const rows = [...new Set(cells.map(rowOf))].sort();
  return rows.map((row) => [
    row,
    ...columns.map((column) => {
      const counts = cells.filter((cell) => rowOf(cell) === row && columnOf(cell) === column);
      const sum = counts.reduce((all, { count }) => all + count, 0);
      return sum === 0 ? NONE : formatCount(sum);
    }),
  ]);
}

/** The visits of the last finished days, for the status page. @param failure of the last write */
export function visitsMarkup(days: ReadonlyMap<string, DayCounts>, failure: string | null): string {
  const recent = [...days].slice(-SHOWN_DAYS);
  const shown = recent.map(([, counts]) => shownOf(counts));
  const columns = [...SOURCES, SEVERAL];
  const [first] = recent[0] ?? [];
  const [last] = recent.at(-1) ?? [];
  const span =
    first === undefined ? 'No day is finished' : `${formatDate(first)} to ${formatDate(last)}`;
  return [
    '<h2>Visits</h2>',
    failure === null ? '' : `<p>The counts could not be written: ${escapeHtml(failure)}</p>`,
    statusTable({
      label: 'Page views',
      caption: `${span}: pages that this server sent as a whole by page type and source; what a proxy answers from its own store is not among them. Cells of a day below ${LEAST} are merged as “${SEVERAL}”. All days: /status/visits.csv.`,
      columns: ['Page type', ...columns],
      rows: tableRows(
        shown.flatMap(({ views }) => views),
        ({ of }) => of,
        ({ by }) => by,
        columns,
      ),
    }),
    statusTable({
      label: 'Forms',
      caption: `${span}: pages with a form that were sent as a whole, and forms that were taken.`,
      columns: ['Form', ...STEPS],
      rows: tableRows(
        shown.flatMap(({ forms }) => forms),
        ({ by }) => by,
        ({ of }) => of,
        STEPS,
      ),
    }),
  ].join('');
}

import { becameColumns } from '@/components/pages/WhatIfPage/became-columns';
import { tableFile } from '@/components/ui/Table/table-file';
import { becameRows } from '@/lib/domain/became/alongside';
import { loadWhatIf } from '@/lib/pages/what-if/load-what-if';
import { parametersOf } from '@/lib/tools/parameters';
import { refused } from '@/lib/tools/responses';

/** The table of an answer as a file; the sentences where there is none. */
export async function GET(request: Request): Promise<Response> {
  const { answer, problems, barrier } = await loadWhatIf(
    parametersOf(new URL(request.url).searchParams),
  );
  if (!answer) return refused([...problems, ...(barrier ? [barrier] : [])].join('\n'));
  const { of, became, others, notes } = answer;
  return tableFile(request, {
    name: `${of.of.toLowerCase()}-${became.from}-${became.to}`,
    columns: becameColumns(of.name, others),
    rows: becameRows(became, others),
    of: { source: of.source, asOf: became.to, note: notes.join(' ') || null },
  });
}

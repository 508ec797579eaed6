import { becameColumns } from '@/components/pages/WhatIfPage/became-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { becameRows } from '@/lib/domain/became/answer';
import { loadWhatIf } from '@/lib/pages/what-if/load-what-if';
import { csvResponse } from '@/lib/tools/csv-response';
import { parametersOf } from '@/lib/tools/parameters';
import { refused } from '@/lib/tools/responses';

/** The table of an answer as a file; the sentences where there is none. */
export async function GET(request: Request): Promise<Response> {
  const { answer, problems, barrier } = await loadWhatIf(
    parametersOf(new URL(request.url).searchParams),
  );
  if (!answer) return refused([...problems, ...(barrier ? [barrier] : [])].join('\n'));
  const { of, became, others } = answer;
  const text = tableCsv(becameColumns(of.name, others), becameRows(became, others));
  return csvResponse(text, `${of.of.toLowerCase()}-${became.from}-${became.to}.csv`);
}

import { csvRows, parseState } from '@/lib/domain/calculator';
import { planStart, withPlanYears } from '@/lib/domain/calculator/plan-years';
import { calculatorBySlug } from '@/lib/pages/calculators';
import { refused } from '@/lib/tools/responses';
import { tableResponse } from '@/lib/tools/table-file';
import { indianClock } from '@/lib/tools/time';

interface Context {
  params: Promise<{ calculator: string }>;
}

/** The year table of the inputs in the query, as a file. Invalid inputs get 400 with their messages. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const entry = calculatorBySlug((await params).calculator);
  if (!entry) return new Response('No such calculator.', { status: 404 });
  const { calculator } = entry.view;
  const { isValid, form, values } = parseState(calculator, new URL(request.url).searchParams);
  const problem = isValid ? calculator.problem?.(values) : null;
  if (!isValid || problem) {
    const messages = Object.values(form).flatMap(({ errorMessage }) => errorMessage || []);
    if (problem) messages.push(problem);
    return refused(messages.join('\n'));
  }
  const now = new Date();
  const table = withPlanYears(calculator.table(values), planStart(now));
  const [header = [], ...rows] = csvRows(table);
  const name = entry.slug;
  const asOf = indianClock(now).day;
  return tableResponse(
    request,
    { name, header: header.map(String), rows, source: 'Counted from the inputs', asOf },
    'no-store',
  );
}

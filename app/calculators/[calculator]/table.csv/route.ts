import { csvRows, parseState } from '@/lib/domain/calculator';
import { planStart, withPlanYears } from '@/lib/domain/calculator/plan-years';
import { calculatorBySlug } from '@/lib/pages/calculators';
import { BYTE_ORDER_MARK, csvText } from '@/lib/tools/csv';
import { refused } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ calculator: string }>;
}

/** The year table of the inputs in the query, as CSV. Invalid inputs get 400 with their messages. */
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
  const table = withPlanYears(calculator.table(values), planStart(new Date()));
  return new Response(BYTE_ORDER_MARK + csvText(csvRows(table)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${entry.slug}.csv"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}

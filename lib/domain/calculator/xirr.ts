import { assumption, lines } from './fields';
import { readStatement } from './statement-lines';
import type { Fields, Values } from './types';
import { type Flow, ratesOf } from './xirr-solve';

const MOST = 150;
const EXAMPLE = '2024-04-01 -10000';
const SAMPLE = '2022-04-05 -50000\n2023-01-10 -25000\n2024-03-20 15000\n2026-09-30 95000';

/** The sums of a text by date, or its error. */
export function readFlows(text: string): { flows: readonly Flow[]; problem: string | null } {
  const { flows: read, failed } = readStatement(text);
  if (failed) {
    const problem = `Line ${failed.at} is not a date and a sum: “${failed.text}”. Write it as ${EXAMPLE}.`;
    return { flows: [], problem };
  }
  const flows = read.filter(({ sum }) => sum !== 0).toSorted((a, b) => a.day - b.day);
  return { flows, problem: problemIn(flows) };
}

function problemIn(flows: readonly Flow[]): string | null {
  if (flows.length > MOST)
    return `There are more than ${MOST} lines. Leave some out or add them up.`;
  if (flows.length < 2) return 'A return needs two sums at least, each on a line with its date.';
  const [hasPaid, hasReceived] = [
    flows.some(({ sum }) => sum < 0),
    flows.some(({ sum }) => sum > 0),
  ];
  if (!hasPaid) {
    return 'All sums are received and none is paid in, so no return exists. Put a minus before what you paid in.';
  }
  if (!hasReceived) {
    return 'All sums are paid in and none is received, so no return exists. Add what the investment is worth today, with today’s date.';
  }
  if (flows.every(({ day }) => day === flows[0]?.day)) {
    return 'All sums are of one day, so there is no time in which they could earn.';
  }
  if (ratesOf(flows, 365).length === 0) {
    return 'No yearly return from −99.99% to 1,00,000% fits these sums. Look at the signs, the dates and the number of zeros.';
  }
  return null;
}

export const xirrFields = {
  flows: lines(
    'Dates and sums, one a line',
    SAMPLE,
    `A minus, brackets or Dr for what you paid in, such as ${EXAMPLE}. The last line can be today’s value. Paste a statement or columns of a spreadsheet, with their headings.`,
    (text) => readFlows(text).problem,
  ),
  year: assumption('365', 'Count a year as', [
    { value: '365', label: '365 days', note: 'As spreadsheets and fund statements do' },
    { value: '365.25', label: '365.25 days', note: 'With its share of a leap day' },
  ]),
} satisfies Fields;

export type XirrFields = typeof xirrFields;
export type XirrInput = Values<XirrFields>;

/** The sums in the order of their dates. */
export const flowsOf = ({ flows }: XirrInput): readonly Flow[] => readFlows(flows).flows;

/** Every rate that solves the equation, in per cent a year, the one nearest to zero first. */
export const xirrRates = (input: XirrInput): readonly number[] =>
  ratesOf(flowsOf(input), Number(input.year));

export function xirrOf(input: XirrInput): number {
  const [rate] = xirrRates(input);
  if (rate === undefined) throw new RangeError('no rate fits these sums');
  return rate;
}

export interface FlowRow extends Flow {
  /** Days since the first sum. */
  readonly days: number;
  /** The sum on the first day, at the rate. */
  readonly worth: number;
  /** The value of the sums so far at the rate, before and after this one. */
  readonly before: number;
  readonly after: number;
}

export function flowRows(input: XirrInput): readonly FlowRow[] {
  const flows = flowsOf(input);
  const growth = 1 + xirrOf(input) / 100;
  const start = flows[0]?.day ?? 0;
  let [balance, last] = [0, start];
  return flows.map(({ day, sum }) => {
    const before = balance * growth ** ((day - last) / Number(input.year));
    balance = before - sum;
    last = day;
    const worth = sum / growth ** ((day - start) / Number(input.year));
    return { day, sum, days: day - start, worth, before, after: balance };
  });
}

import type { InstitutionalFlow } from './records';
import { directionOf, formatCrore } from '@/lib/tools/format';

/** Net purchases of foreign and domestic institutions on a day, in ₹ crore. */
export interface FlowDay {
  readonly date: string;
  readonly foreign: number | null;
  readonly domestic: number | null;
}

/** Flows by day, newest first. */
export function flowDays(flows: readonly InstitutionalFlow[]): readonly FlowDay[] {
  const days = new Map<string, FlowDay>();
  for (const { date, category, netCrore } of flows) {
    const known = days.get(date) ?? { date, foreign: null, domestic: null };
    days.set(date, { ...known, [category === 'FII' ? 'foreign' : 'domestic']: netCrore });
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** `bought ₹1,204.50 crore more than they sold`; `null` for an unknown figure. */
export function netInWords(net: number | null): string | null {
  if (net === null) return null;
  if (directionOf(net) === 'flat') return 'bought as much as they sold';
  const [first, second] = net > 0 ? ['bought', 'sold'] : ['sold', 'bought'];
  return `${first} ${formatCrore(Math.abs(net))} more than they ${second}`;
}

/** Summarises the flows of all given days; `null` without a figure. */
export function flowsSentence(days: readonly FlowDay[]): string | null {
  const total = (side: 'foreign' | 'domestic'): number | null => {
    const known = days.flatMap((day) => day[side] ?? []);
    return known.length === 0 ? null : known.reduce((sum, net) => sum + net, 0);
  };
  const [foreign, domestic] = [total('foreign'), total('domestic')];
  const [ours, theirs] = [directionOf(domestic), directionOf(foreign)];
  if (foreign === null && domestic === null) return null;
  if (foreign === null || domestic === null || ours === 'flat' || theirs === 'flat') {
    return 'What institutions bought and sold';
  }
  if (ours === theirs) {
    return `Institutions at home and abroad ${theirs === 'up' ? 'bought' : 'sold'} on balance`;
  }
  return theirs === 'up'
    ? 'Foreign institutions bought, domestic ones sold'
    : 'Foreign institutions sold, domestic ones bought';
}

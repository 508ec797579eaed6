import { shortName } from '@/lib/companies/names';
import { listed } from '@/lib/companies/phrases';
import { formatDate, formatPercent } from '@/lib/format';
import type { Company } from '@/lib/provider/records';

import type { Rebased } from './rebased';

const namesOf = (companies: readonly Company[]) => companies.map(({ name }) => shortName(name));

/** The heading of a comparison. */
export const compareHeading = (companies: readonly Company[]): string =>
  companies.length < 2 ? 'Compare companies' : `${listed(namesOf(companies))} side by side`;

/** Whose price changed how far since the first day. */
export function rebasedSentence({ days, lines }: Rebased, companies: readonly Company[]): string {
  const changes = lines.map((line, at) => {
    const change = (line.at(-1) ?? 100) - 100;
    const way = change < 0 ? 'down' : 'up';
    return `${namesOf(companies)[at] ?? ''} ${way} ${formatPercent(Math.abs(change), 1)}`;
  });
  return `Since ${formatDate(days[0])}: ${listed(changes)}`;
}

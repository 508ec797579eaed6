import { directionOf, formatPercent } from '@/lib/tools/format';

import { isOneIndustry, type IndustryDays } from './industries';
import { industryInText } from './industry-names';

const changeInWords = (changePercent: number): string =>
  `${changePercent < 0 ? 'lost' : 'gained'} ${formatPercent(Math.abs(changePercent))}`;

/**
 * The industries with the lowest and the highest change: "Among industries, metals lost 1.80% on
 * average and autos gained 0.60%." `null` where fewer than two moved.
 */
export function industrySentence({ days }: IndustryDays): string | null {
  const moved = days.flatMap((day) =>
    isOneIndustry(day) && day.changePercent !== null && directionOf(day.changePercent) !== 'flat'
      ? [{ name: industryInText(day.name), change: day.changePercent }]
      : [],
  );
  const sorted = moved.sort((a, b) => a.change - b.change);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first === last) return null;
  const [a, b] = Math.abs(first.change) >= Math.abs(last.change) ? [first, last] : [last, first];
  const other =
    a.change * b.change > 0
      ? `, ${b.name} only ${formatPercent(Math.abs(b.change))}`
      : ` and ${b.name} ${changeInWords(b.change)}`;
  return `Among industries, ${a.name} ${changeInWords(a.change)} on average${other}.`;
}

import { formatChangePercent, formatDate, formatNumber, MISSING } from '@/lib/tools/format';
import { schemeLabel } from '@/lib/domain/fund/plans';
import { hasWholeReturn, RETURN_YEARS } from '@/lib/domain/fund/returns';
import { fallFigure } from '@/lib/domain/fund/sentences';
import type { FundStory } from '@/lib/domain/fund/story';

import { type ComparedRange, comparedRanges } from './rebased-prices';
import { type CompareRow, differingFirst } from './rows';

type Cell = readonly [label: string, value: (story: FundStory) => string];

const returnOf = ({ returns }: FundStory, years: number) =>
  returns.latest.find((one) => one.years === years);

/** A return up to the newest NAV; it names the span if that is not a whole number of years. */
function returnFigure(story: FundStory, years: number): string {
  const found = returnOf(story, years);
  const percent = formatChangePercent(found?.percent);
  return !found || found.isWhole ? percent : `${percent} (${found.span})`;
}

const RETURNS = RETURN_YEARS.map((years): Cell => [
  years === 1 ? 'Return over 1 year' : `Return over ${years} years, a year`,
  (story) => returnFigure(story, years),
]);

const CELLS: readonly Cell[] = [
  ['NAV ₹', ({ nav }) => formatNumber(nav.value, 4)],
  ['NAV of', ({ nav }) => formatDate(nav.day)],
  ['Change in a day', ({ change }) => formatChangePercent(change.value?.percent)],
  ...RETURNS,
  ['Largest fall on record here', fallFigure],
  ['First NAV here', ({ line }) => formatDate(line[0]?.day)],
  ['Category', ({ family }) => family.category?.name ?? family.heading ?? MISSING],
  ['Fund house', ({ family }) => family.house.name],
  ['Plan and option', ({ scheme }) => schemeLabel(scheme)],
];

/** Every figure of funds side by side; returns are up to each fund's newest NAV. */
export const fundRows = (stories: readonly FundStory[]): readonly CompareRow[] =>
  differingFirst(
    CELLS.map(([label, value]) => ({ label, values: stories.map((story) => value(story)) })),
  );

/** The ranges over which NAVs can be compared; none if a series does not include payouts. */
export function navRanges(stories: readonly FundStory[]): readonly ComparedRange[] {
  if (!stories.every(({ scheme }) => hasWholeReturn(scheme))) return [];
  return comparedRanges(stories.map(({ series }) => series));
}

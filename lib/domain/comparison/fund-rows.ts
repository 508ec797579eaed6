import {
  formatChangePercent,
  formatDate,
  formatNumber,
  formatPercent,
  MISSING,
} from '@/lib/tools/format';
import { lastYears } from '@/lib/domain/fund/history';
import { dayChange, schemeLabel } from '@/lib/domain/fund/plans';
import { hasWholeReturn, RETURN_YEARS } from '@/lib/domain/fund/returns';
import type { FundStory } from '@/lib/domain/fund/story';

import { rebased, type Rebased } from './rebased';
import { type CompareRow, differingFirst } from './rows';

/** The chart begins so many years ago, or with the first day that all funds have. */
const CHART_YEARS = 5;

type Cell = readonly [label: string, value: (story: FundStory) => string];

const RETURNS = RETURN_YEARS.map((years): Cell => [
  years === 1 ? 'Return over 1 year' : `Return over ${years} years, a year`,
  ({ returns }) => formatChangePercent(returns.latest.find((one) => one.years === years)?.percent),
]);

const CELLS: readonly Cell[] = [
  ['NAV ₹', ({ scheme }) => formatNumber(scheme.nav, 4)],
  ['NAV of', ({ scheme }) => formatDate(scheme.day)],
  ['Change in a day', ({ scheme }) => formatChangePercent(dayChange(scheme)?.percent)],
  ...RETURNS,
  ['Largest fall on record here', ({ fall }) => formatPercent(fall?.percent)],
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

/** The NAVs of up to five years from one starting point; `null` where payouts are not in a line. */
export function rebasedNavs(stories: readonly FundStory[]): Rebased | null {
  if (!stories.every(({ scheme }) => hasWholeReturn(scheme))) return null;
  return rebased(
    stories.map(({ line }) =>
      (lastYears(line, CHART_YEARS) ?? line).map(({ day, nav }) => ({ time: day, close: nav })),
    ),
  );
}

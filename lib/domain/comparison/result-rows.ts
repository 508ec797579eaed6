import { hasFigures, seriesOf } from '@/lib/domain/company/quarters';
import type {
  CompanyEvents,
  CompanyFigure,
  CompanyResults,
  ReportedPeriod,
} from '@/lib/domain/company/records';
import { isKnown, known } from '@/lib/domain/figure/figure';
import type { Series } from '@/lib/domain/figure/series';
import { dividendYield } from '@/lib/domain/figure/yields';
import type { Dated, Source, Sourced } from '@/lib/domain/sourced';
import { formatDate, formatNumber, MISSING } from '@/lib/tools/format';

import type { ComparedRow } from './rows';

/** What a compared company last reported for a year, and paid. */
export interface ComparedResults {
  readonly year: ReportedPeriod | null;
  /** The dividends of the twelve months up to the price's day, in per cent of that price. */
  readonly yieldPercent: number | null;
}

interface Known {
  readonly results: Sourced<CompanyResults> | null;
  readonly events: Sourced<CompanyEvents> | null;
  readonly breaks: Series['breaks'];
  readonly figures: CompanyFigure | null;
  readonly answer: Sourced<Dated<CompanyFigure>> | null;
}

/** The newest reported year and the dividend yield; nothing that would set samples beside real figures. */
export function comparedResults({ results, events, breaks, figures, answer }: Known) {
  const isAlike = (one: { readonly source: Source } | null) =>
    one !== null && (one.source === 'sample') === (answer?.source === 'sample');
  const years = results && isAlike(results) ? results.data.years.filter(hasFigures) : [];
  const date = answer?.data.date;
  const paid =
    figures && date && events && isAlike(events)
      ? dividendYield(known(figures.close, date), {
          actions: events.data.actions,
          since: events.data.actionsSince,
          breaks,
          source: events.source,
        })
      : null;
  return {
    year: seriesOf(years).at(-1) ?? null,
    yieldPercent: isKnown(paid) ? paid.value : null,
  } satisfies ComparedResults;
}

const SUMS = [
  ['Sales of the last year ₹ crore', 'salesCrore'],
  ['Net profit of the last year ₹ crore', 'netProfitCrore'],
] as const;

/**
 * The last reported year of each company, and its dividends. Years that end on different days and
 * reports of different scope say so in each cell; only alike ones have bars.
 */
export function resultRows(all: readonly ComparedResults[]): readonly ComparedRow[] {
  const years = all.flatMap(({ year }) => year ?? []);
  const [day, ...otherDays] = new Set(years.map(({ period }) => period));
  const isOneDay = otherDays.length === 0;
  const isOneBasis = new Set(years.map(({ basis }) => basis)).size < 2;
  const marks = ({ period, basis }: ReportedPeriod) =>
    [...(isOneDay ? [] : [`to ${formatDate(period)}`]), ...(isOneBasis ? [] : [basis])]
      .filter((mark) => mark !== null)
      .join(', ');
  const sums = SUMS.map(([label, name]) => {
    const figures = all.map(({ year }) => year?.[name] ?? null);
    return {
      label: isOneDay && day !== undefined ? `${label} (to ${formatDate(day)})` : label,
      values: all.map(({ year }, at) => {
        const figure = figures[at] ?? null;
        if (!year || figure === null) return MISSING;
        return `${formatNumber(figure, 0)}${marks(year) && ` (${marks(year)})`}`;
      }),
      ...(isOneDay && isOneBasis && { figures }),
    };
  });
  return [
    ...sums,
    {
      label: 'Dividends of twelve months, % of the price',
      values: all.map(({ yieldPercent }) => formatNumber(yieldPercent)),
    },
  ];
}

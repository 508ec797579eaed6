import { shortName } from '@/lib/domain/company/names';
import { meaningfulRatio, meaningfulWorth } from '@/lib/domain/company/ratios';
import type { CompanyStory } from '@/lib/domain/company/story';
import { type Figure, isKnown } from '@/lib/domain/figure/figure';
import {
  directionOf,
  formatChangePercent,
  formatDate,
  formatLargeCrore,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRupees,
} from '@/lib/tools/format';

import { drawable } from '@/lib/pages/share-pictures/characters';
import type { Picture, PictureFigure, PictureRange } from '@/lib/pages/share-pictures/picture';
import { dayOf } from '@/lib/domain/figure/tense';

const figure = <T>(
  label: string,
  value: T | null | undefined,
  format: (value: T) => string,
): readonly PictureFigure[] =>
  value === null || value === undefined ? [] : [{ label, value: format(value) }];

/** The 52-week range if the page has one that contains the price. */
function rangeOf({ year }: CompanyStory): PictureRange | null {
  if (!year?.isYear) return null;
  const { low, high, last } = year;
  return { low: formatRupees(low), high: formatRupees(high), share: (last - low) / (high - low) };
}

/**
 * What a company's picture shows: its name, and the figures of its page for the day of the price.
 * Older figures are left out, since the picture states a single day.
 */
export function companyPicture(story: CompanyStory): Picture {
  const { company, quote, results, marketCap, pe, dividendYield } = story;
  const percent = quote?.changePercent ?? null;
  const newest = story.quarters.at(-1);
  const day = dayOf(quote?.asOf);
  const ofDay = (of: Figure): number | null => (isKnown(of) && of.day === day ? of.value : null);
  const figures: readonly PictureFigure[] = [
    ...figure('Share price', quote?.price, formatRupees),
    ...figure('Change', percent, formatChangePercent).map((one) => ({
      ...one,
      direction: directionOf(percent),
    })),
    ...figure('Market cap', ofDay(marketCap), formatLargeCrore),
    ...figure(
      `Net profit, ${formatMonth(newest?.of.period)}`,
      newest && meaningfulWorth(newest.profitCrore),
      formatLargeCrore,
    ),
    ...figure('P/E', ofDay(pe), formatNumber),
    ...figure('Dividend yield', meaningfulRatio(ofDay(dividendYield)), formatPercent),
  ];
  const name = drawable(shortName(company.name)) || drawable(company.symbol ?? '');
  return {
    style: 'company',
    label: company.symbol ? drawable(`NSE ${company.symbol}`) : 'Listed company',
    title: name || 'Listed company',
    line: drawable(company.industry ?? '') || null,
    figures,
    range: quote && results ? rangeOf(story) : null,
    notes: figures.length > 0 && day ? [`As of ${formatDate(day)}`] : [],
    isSample: figures.length > 0 && story.isSample,
  };
}

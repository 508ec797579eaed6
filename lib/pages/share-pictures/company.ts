import { shortName } from '@/lib/domain/company/names';
import type { CompanyFacts } from '@/lib/domain/company/facts';
import { rowOf } from '@/lib/domain/company/peers';
import { quoteOf } from '@/lib/domain/company/quote';
import { meaningfulRatio, meaningfulWorth } from '@/lib/domain/company/ratios';
import {
  directionOf,
  formatChangePercent,
  formatCount,
  formatDate,
  formatLargeCrore,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRupees,
  LAKH,
} from '@/lib/tools/format';
import { resultsView } from '@/lib/domain/company/results';
import type { CompanyFigures } from '@/lib/domain/company/figures';

import { drawable } from './characters';
import type { Picture, PictureFigure, PictureRange } from './picture';

/** `₹19.5 lakh crore`, `₹13,968 crore` */
const worthInWords = (crore: number): string =>
  crore >= LAKH ? formatLargeCrore(crore) : `₹${formatCount(Math.round(crore))} crore`;

const figure = <T>(
  label: string,
  value: T | null | undefined,
  format: (value: T) => string,
): readonly PictureFigure[] =>
  value === null || value === undefined ? [] : [{ label, value: format(value) }];

/** The range of 52 weeks where the record has one that holds the price. */
function rangeOf(price: number, { low52, high52 }: CompanyFigures): PictureRange | null {
  if (low52 === null || high52 === null || !(low52 < high52)) return null;
  const share = (price - low52) / (high52 - low52);
  if (share < 0 || share > 1) return null;
  return { low: formatRupees(low52), high: formatRupees(high52), share };
}

/** What a company's picture shows: its name, its figures, of when they are and of what kind. */
export function companyPicture({ company, results, snapshot }: CompanyFacts): Picture {
  const row = snapshot ? rowOf(company, snapshot.data) : null;
  const quote = quoteOf(results, snapshot, row, { candles: [], source: undefined });
  const known = results?.data.figures;
  const percent = quote?.changePercent ?? null;
  const newest = results && resultsView(results.data, []).quarters.at(-1)?.of;
  const figures: readonly PictureFigure[] = [
    ...figure('Share price', quote?.price, formatRupees),
    ...figure('Change', percent, formatChangePercent).map((one) => ({
      ...one,
      direction: directionOf(percent),
    })),
    ...figure(
      'Market value',
      meaningfulWorth(known?.marketCapCrore) ?? meaningfulWorth(row?.marketCapCrore),
      worthInWords,
    ),
    ...figure(
      `Net profit, ${formatMonth(newest?.period)}`,
      newest && meaningfulWorth(newest.netProfitCrore),
      worthInWords,
    ),
    ...figure('P/E', meaningfulRatio(known?.pe) ?? meaningfulRatio(row?.pe), formatNumber),
    ...figure('Dividend yield', meaningfulRatio(known?.dividendYield), formatPercent),
  ];
  const sources = [quote?.source, results?.source, row ? snapshot?.source : undefined];
  const asOf = quote?.asOf ?? results?.asOf;
  const name = drawable(shortName(company.name)) || drawable(company.symbol ?? '');
  return {
    style: 'company',
    label: company.symbol ? drawable(`NSE ${company.symbol}`) : 'Listed company',
    title: name || 'Listed company',
    line: drawable(company.industry ?? '') || null,
    figures,
    range: quote && known ? rangeOf(quote.price, known) : null,
    notes: figures.length > 0 && asOf ? [`As of ${formatDate(asOf)}`] : [],
    isSample: figures.length > 0 && sources.includes('sample'),
  };
}

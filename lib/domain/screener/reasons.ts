import type { CompanyFigure } from '@/lib/domain/company/records';
import { missing, type MissingFigure } from '@/lib/domain/figure/figure';
import { reasonWords } from '@/lib/domain/figure/words';
import { formatDate } from '@/lib/tools/format';

import type { ScreenField, ScreenKey } from './fields';

/** Figures over days, which a break or a late first price leaves without a value. */
const OVER_DAYS: readonly ScreenKey[] = ['month', 'year', 'below-high', 'above-low'];

/** Companies that a sentence names. */
const MOST_NAMED = 6;

/** Why a company has no figure over days; `null` if it has one or the source gives no reason. */
export function whyMissing(field: ScreenField, row: CompanyFigure): MissingFigure | null {
  const isOverDays = OVER_DAYS.includes(field.key);
  if (!isOverDays || field.value(row) !== null || !row.since) return null;
  const { day, breaks } = row.since;
  if (breaks === null) return missing('short', { day });
  return missing('broken', { day, cause: breaks === '' ? null : breaks });
}

/** `not comparable since 30 Apr 2026 (demerger)`, `first price on 11 Aug 2026`. */
function words(figure: MissingFigure): string {
  if (figure.reason === 'short') return `first price on ${formatDate(figure.day)}`;
  const text = reasonWords(figure);
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** The same for a cell of a comparison; `null` if a dash is enough. */
export function whyMissingCell(field: ScreenField, row: CompanyFigure): string | null {
  const found = whyMissing(field, row);
  return found && words(found);
}

/** The meaning of the dashes in a table, if a reason is known; blank without one. */
export function dashSentence(
  fields: readonly ScreenField[],
  rows: readonly CompanyFigure[],
  nameOf: (row: CompanyFigure) => string,
): string {
  const stated = rows.flatMap((row) => {
    const found = fields.map((field) => whyMissing(field, row)).find((one) => one !== null);
    return found ? `${nameOf(row)}, ${words(found)}` : [];
  });
  if (stated.length === 0) return '';
  const named = stated.slice(0, MOST_NAMED);
  const more = stated.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  return `Without a figure over days: ${all.join('; ')}.`;
}

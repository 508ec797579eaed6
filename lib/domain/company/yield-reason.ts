import type { MissingFigure } from '@/lib/domain/figure/figure';
import { reasonWords } from '@/lib/domain/figure/words';
import { say } from '@/lib/tools/sentence';

const REASONS = [
  'corporate actions are on record since {since:date} only',
  'twelve months of dividends are not on record{isShort?}',
  'the sum of the dividend of {unread:date} is not on record',
  '{other}',
] as const;

/**
 * Why a company has no dividend yield, shown next to its dash; `undefined` if the reason is
 * unknown.
 */
export function yieldReason(yielded: MissingFigure): string | undefined {
  const { reason, day } = yielded;
  const words = reasonWords(yielded);
  const reasons = {
    since: reason === 'short' && day,
    isShort: reason === 'short',
    unread: reason === 'unknown' && day,
    other: reason !== 'unknown' && words.charAt(0).toLowerCase() + words.slice(1),
  };
  return say(REASONS, reasons) || undefined;
}

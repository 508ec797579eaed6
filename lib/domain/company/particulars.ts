import { formatDate } from '@/lib/tools/format';
import type { CompanyFigures } from './records';

import { listed } from '@/lib/tools/phrases';

/** What the exchange's series mean for who buys or sells. */
const SERIES: Readonly<Record<string, string>> = {
  EQ: 'trades in series EQ, where shares may be bought and sold within a day',
  BE: 'trades in series BE, trade for trade: every share bought is delivered, and none is sold on the same day',
  BZ: 'trades in series BZ, trade for trade, because the company did not meet a rule of the exchange',
};

const MOST_INDICES = 6;

/** Listing, series and indices of a share in a few sentences; blank where nothing is known. */
export function particularsOf({ listedOn, series, indices }: CompanyFigures): string {
  const trading = series ? SERIES[series] : undefined;
  const first = [listedOn && `has been listed since ${formatDate(listedOn)}`, trading].filter(
    (part) => typeof part === 'string' && part !== '',
  ) as string[];
  const belongs = indices.slice(0, MOST_INDICES);
  const more = indices.length - belongs.length;
  return [
    first.length > 0 && `The share ${listed(first)}.`,
    belongs.length > 0 &&
      `It belongs to the ${listed(more > 0 ? [...belongs, `${more} more`] : belongs)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

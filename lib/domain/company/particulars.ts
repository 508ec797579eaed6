import { formatDate } from '@/lib/tools/format';
import type { CompanyFigures } from './figures';

import { listed, paragraph } from '@/lib/tools/phrases';

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
  const known = listed([listedOn && `has been listed since ${formatDate(listedOn)}`, trading]);
  const belongs = indices.slice(0, MOST_INDICES);
  const more = indices.length - belongs.length;
  const all = listed([...belongs, more > 0 && `${more} more`]);
  return paragraph([known && `The share ${known}.`, all && `It belongs to the ${all}.`]);
}

import { formatDate } from '@/lib/tools/format';
import { listed, paragraph } from '@/lib/tools/phrases';

import type { CompanyFigures } from './figures';

/** The meaning of the exchange's series for buyers and sellers. */
const SERIES: Readonly<Record<string, string>> = {
  EQ: 'series EQ, where shares may be bought and sold within a day',
  BE: 'series BE, trade for trade: every share bought is delivered, and none is sold on the same day',
  BZ: 'series BZ, trade for trade, because the company did not meet a rule of the exchange',
};

const MOST_INDICES = 6;

/**
 * Listing, series and indices of a share in a few sentences; blank if nothing is known.
 * @param oldDay day of the figures once they are past their maximum age: series and indices are
 * described as of then
 */
export function particularsOf(
  { listedOn, series, indices }: CompanyFigures,
  oldDay: string | null,
): string {
  const trading = series ? SERIES[series] : undefined;
  const since = listedOn && `has been listed since ${formatDate(listedOn)}`;
  const belongs = indices.slice(0, MOST_INDICES);
  const more = indices.length - belongs.length;
  const all = listed([...belongs, more > 0 && `${more} more`]);
  if (oldDay === null) {
    const known = listed([since, trading && `trades in ${trading}`]);
    return paragraph([known && `The share ${known}.`, all && `It belongs to the ${all}.`]);
  }
  return paragraph([
    since && `The share ${since}.`,
    trading && `On ${formatDate(oldDay)} ${since ? 'it' : 'the share'} traded in ${trading}.`,
    all && `The newest index lists on record here name it in the ${all}.`,
  ]);
}

import type { Sent } from '@/lib/domain/fields';
import type { stockQuote } from '@/lib/domain/company/records';

import { changeOf, rounded } from '../change';
import type { DayRow } from '../query';

const RUPEES_IN_A_CRORE = 1e7;

/** A row as a stock quote. A renamed share has the present symbol of its company page. */
export function quoteOf(row: DayRow): Sent<typeof stockQuote> {
  const { change, percent } = changeOf(row);
  return {
    symbol: row.life,
    close_price: row.close,
    netchg: change,
    perchg: percent,
    volume: row.volume,
    value: row.value === null ? null : rounded(row.value / RUPEES_IN_A_CRORE),
  };
}

/** Rounds to paise, to two decimals. */
export function round2(value: number): number {
  return Math.round((value + Number.EPSILON) * 100) / 100;
}

/** NSE's tick size of the cash market at a price, both in rupees, as of November 2026. */
function tickAt(price: number): number {
  if (price < 250) return 0.01;
  if (price < 1_000) return 0.05;
  if (price < 5_000) return 0.1;
  if (price < 10_000) return 0.5;
  return price < 20_000 ? 1 : 5;
}

/** Moves a price in rupees to the nearest one that the exchange would quote. */
export function toTick(price: number): number {
  const tick = tickAt(price);
  return round2(Math.round(price / tick) * tick);
}

/** A change in per cent of the earlier value, to two decimals. */
export function percent(change: number, earlier: number): number {
  return round2((change / earlier) * 100);
}

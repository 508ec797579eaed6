import { addDays } from '@/lib/time';

import { isTradingDay, SAMPLE_DAY, tradingDayUpTo, weekdayUpTo } from '../day';

/** The last day of a month, `YYYY-MM-DD`; months past 12 run into the next years. */
function monthEnd(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/**
 * NSE's monthly expiry of index and stock futures since September 2025: the last Tuesday of the
 * month, or the trading day before it where that is a holiday.
 */
function equityExpiry(year: number, month: number): string {
  return tradingDayUpTo(weekdayUpTo(monthEnd(year, month), 'Tuesday'));
}

/** NSE's expiry of currency futures: two working days before the month's last working day. */
function currencyExpiry(year: number, month: number): string {
  let day = tradingDayUpTo(monthEnd(year, month));
  for (let left = 2; left > 0; left -= 1) {
    day = addDays(day, -1);
    while (!isTradingDay(day)) day = addDays(day, -1);
  }
  return day;
}

function nextThree(expiry: (year: number, month: number) => string): string[] {
  const year = Number(SAMPLE_DAY.slice(0, 4));
  const month = Number(SAMPLE_DAY.slice(5, 7));
  return [0, 1, 2, 3]
    .map((ahead) => expiry(year, month + ahead))
    .filter((day) => day >= SAMPLE_DAY)
    .slice(0, 3);
}

/** The three monthly expiries of equity futures that trade on the sample day. */
export const EQUITY_EXPIRIES: readonly string[] = nextThree(equityExpiry);

/** The three monthly expiries of currency futures shown for the sample day. */
export const CURRENCY_EXPIRIES: readonly string[] = nextThree(currencyExpiry);

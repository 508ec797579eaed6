import type { Sent } from '@/lib/domain/fields';
import type { companyEvents as events } from '@/lib/domain/company/records';
import { addDays, monthsBefore } from '@/lib/tools/time';

import { isTradingDay, sampleDay } from './calendar';
import { seededRandom } from './random';
import { companyBySymbol } from './records';

/** A day on which an office is open, at or after a day. */
const workday = (day: string): string => (isTradingDay(day) ? day : workday(addDays(day, 1)));

const rupees = (amount: number): string => `Rs ${amount.toFixed(2)} Per Share (sample)`;

/**
 * The day of the board meeting on the results of a quarter.
 * @param back quarters before the newest one
 */
export function resultsDay(symbol: string, back: number): string {
  const days = 10 + Math.floor(seededRandom(`board meeting ${symbol}`).between(0, 20));
  return workday(monthsBefore(workday(addDays(sampleDay(), -days)), 3 * back));
}

/**
 * A sample company's events: a dividend of each of five years, as its yield has it, and the board
 * meetings and announcements that its quarters ask for. It has no split, bonus issue or large deal.
 * @returns `null` for a symbol that the sample does not hold
 */
export function companyEvents(code: string): Sent<typeof events> | null {
  const company = companyBySymbol(code);
  if (!company) return null;
  const random = seededRandom(`events ${company.symbol}`);
  const days = Math.floor(random.between(20, 150));
  const dividend = (company.price * company.dividendYield) / 100;
  const exDate = (years: number) => workday(addDays(monthsBefore(sampleDay(), 12 * years), -days));
  const next = workday(addDays(sampleDay(), 60 + Math.floor(random.between(0, 20))));
  return {
    actions: [0, 1, 2, 3, 4].flatMap((years) =>
      dividend > 0 ? [{ exDate: exDate(years), purpose: `Dividend - ${rupees(dividend)}` }] : [],
    ),
    meetings: [next, resultsDay(company.symbol, 0)].map((date) => ({
      date,
      purpose: 'Financial Results (sample)',
    })),
    announcements: [0, 1, 2, 3, 4, 5].map((back) => ({
      date: resultsDay(company.symbol, back),
      text: `${company.name} has informed the Exchange about its financial results (sample)`,
    })),
    deals: [],
  };
}

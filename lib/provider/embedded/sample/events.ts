import type { Sent } from '@/lib/domain/fields';
import type { boardMeeting, corporateAction } from '@/lib/domain/market/records';
import { addDays } from '@/lib/tools/time';

import { isTradingDay, sampleDay } from './calendar';
import { resultsDay } from './company-events';
import { seededRandom, type SeededRandom } from './random';
import { type SampleCompany, sampleCompanies } from './records';

/** Days before and after the sample day that have events. */
const BEFORE = 45;
const AFTER = 60;

const isWithin = (day: string, from: string, to: string): boolean => day >= from && day <= to;

/** The first trading day from a number of days after the sample day on. */
function tradingDayFrom(days: number): string {
  const day = addDays(sampleDay(), Math.floor(days));
  return isTradingDay(day) ? day : tradingDayFrom(days + 1);
}

const inHalves = (rupees: number): number => Math.max(0.5, Math.round(rupees * 2) / 2);

/** A sample’s event of a real company says in its own words that it is invented. */
const invented = (words: string): string => `${words} (sample)`;

/** What a company does: most pay a dividend; a split or a bonus is rare and still to come. */
function purposeOf(company: SampleCompany, random: SeededRandom, isToCome: boolean): string | null {
  const chance = random.next();
  if (isToCome && chance < 0.02 && company.faceValue === 10) {
    return 'Face Value Split (Sub-Division) - From Rs 10/- Per Share To Rs 2/- Per Share';
  }
  if (isToCome && chance > 0.98) return 'Bonus 1:1';
  if (company.dividendYield <= 0) return null;
  const kind = isToCome ? 'Interim Dividend' : 'Dividend';
  return `${kind} - Rs ${inHalves((company.price * company.dividendYield) / 200)} Per Share`;
}

/** The sample's events by which shares go ex, in a range of days. */
export const corporateActions = (from: string, to: string): Sent<typeof corporateAction>[] =>
  sampleCompanies().flatMap((company) => {
    const random = seededRandom(`action ${company.symbol}`);
    if (random.next() > 0.22) return [];
    const exDate = tradingDayFrom(random.between(-BEFORE, AFTER));
    const purpose = purposeOf(company, random, exDate > sampleDay());
    if (purpose === null || !isWithin(exDate, from, to)) return [];
    const { symbol, name } = company;
    return [{ symbol, name, exDate, recordDate: exDate, purpose: invented(purpose) }];
  });

/** Part of the companies that have named the day of their next results. */
const ANNOUNCED = 0.12;

/** The days on which a company's board meets on results, with the last day of each quarter. */
function meetingsOf(symbol: string) {
  const random = seededRandom(`results ${symbol}`);
  const past = { date: resultsDay(symbol, 0), quarter: '30 September 2026' };
  if (random.next() > ANNOUNCED) return [past];
  return [past, { date: tradingDayFrom(random.between(48, 60)), quarter: '31 December 2026' }];
}

/** The sample's board meetings for results, in a range of days. */
export const boardMeetings = (from: string, to: string): Sent<typeof boardMeeting>[] =>
  sampleCompanies().flatMap(({ symbol, name }) =>
    meetingsOf(symbol)
      .filter(({ date }) => isWithin(date, from, to))
      .map(({ date, quarter }) => ({
        symbol,
        name,
        date,
        purpose: 'Financial Results',
        details: invented(
          `To consider and approve the financial results for the period ended ${quarter}`,
        ),
      })),
  );

import type { DatedWire } from '@/lib/provider/embedded/answer';
import type { Sent } from '@/lib/domain/fields';
import type { contract, lotSize, participant, positionLimit } from '@/lib/domain/contract/records';
import { addDays } from '@/lib/tools/time';

import { isTradingDay } from './calendar';
import { seededRandom } from './random';
import { companyBySymbol, sampleRecords } from './records';
import { datedSample } from './sessions';

/** A contract is worth about this much, in ₹. */
const CONTRACT_VALUE = 1_500_000;
/** Lots are multiples of this. */
const LOT_STEP = 25;
/** Part of a company's shares that all positions together may reach. */
const LIMIT_PART = 0.12;
/** No share reaches the limit, and none is banned: the companies are real. */
const MOST_PART = 0.9;

function underlyings(): ReadonlyMap<string, readonly Sent<typeof contract>[]> {
  const bySymbol = new Map<string, Sent<typeof contract>[]>();
  for (const future of sampleRecords<readonly Sent<typeof contract>[]>('derivatives')) {
    const symbol = String(future.symbol);
    bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), future]);
  }
  return bySymbol;
}

/** Every underlying of the sample's futures. */
export const lotSizes = (): Sent<typeof lotSize>[] =>
  [...underlyings()].map(([symbol, contracts]) => {
    const company = companyBySymbol(symbol);
    const lots = CONTRACT_VALUE / Number(contracts[0]?.price) / LOT_STEP;
    return {
      symbol,
      lot: Math.max(1, Math.round(lots)) * LOT_STEP,
      isIndex: company === undefined,
      ...(company && { name: company.name }),
      expiries: contracts.flatMap(({ expiry }) => expiry ?? []),
    };
  });

function sessionAfter(day: string): string {
  const next = addDays(day, 1);
  return isTradingDay(next) ? next : sessionAfter(next);
}

/** The shares of the sample's futures against their limits. */
export const foBan = (on: string): DatedWire<Sent<typeof positionLimit>> =>
  datedSample(on, (day) =>
    [...underlyings().keys()].flatMap((symbol) => {
      const company = companyBySymbol(symbol);
      if (!company) return [];
      const limit = Math.round(company.sharesCrore * 1e7 * LIMIT_PART);
      const usual = seededRandom(`limit ${symbol}`).between(0.12, MOST_PART);
      const part = Math.min(
        MOST_PART,
        usual + 0.03 * seededRandom(`limit ${symbol} ${day}`).normal(),
      );
      const openInterest = Math.round(limit * Math.max(0.05, part));
      return [{ symbol, limit, openInterest, banned: false, next: sessionAfter(day) }];
    }),
  );

const CATEGORIES = ['Client', 'DII', 'FII', 'Pro'] as const;
const INSTRUMENTS = [
  ['futureIndex', 330_000],
  ['futureStock', 5_900_000],
  ['callIndex', 4_800_000],
  ['putIndex', 4_600_000],
  ['callStock', 3_900_000],
  ['putStock', 2_100_000],
] as const;

/** Splits a total into whole parts that add up to it. */
function split(total: number, seed: string): readonly number[] {
  const random = seededRandom(seed);
  const parts = CATEGORIES.map((category) => random.between(category === 'DII' ? 0.02 : 0.5, 1));
  const all = parts.reduce((sum, part) => sum + part, 0);
  const whole = parts.map((part) => Math.floor((total * part) / all));
  const rest = total - whole.reduce((sum, part) => sum + part, 0);
  return whole.map((part, at) => (at === 0 ? part + rest : part));
}

/** The sample's open interest by participant: as many contracts long as short. */
export const participants = (on: string): DatedWire<Sent<typeof participant>> =>
  datedSample(on, (day) => {
    const sides = INSTRUMENTS.flatMap(([instrument, size]) => {
      const total = Math.round(size * seededRandom(`${instrument} ${day}`).between(0.9, 1.1));
      return (['Long', 'Short'] as const).map(
        (side) => [`${instrument}${side}`, split(total, `${instrument} ${side}`)] as const,
      );
    });
    return CATEGORIES.map((category, at) => ({
      category,
      ...Object.fromEntries(sides.map(([field, parts]) => [field, parts[at] ?? 0])),
    }));
  });

import { buildUps, byUnderlying } from './contracts';
import type { Contract } from './records';

/** Underlyings in the picture: those with the most open contracts. */
export const MOST_BUBBLES = 20;

/** Radius of the largest bubble and of the smallest, in px. */
const LARGEST = 16;
const SMALLEST = 4;
/** The picture's narrowest size on a phone, for the places of names. */
const BOX = { width: 320, height: 300 };
const LETTER = 8;
const LINE = 14;
/** Space at each edge, in per cent. */
const EDGE = 8;

/** An underlying whose price and open interest changed. */
export interface Bubble {
  readonly symbol: string;
  /** `Long build-up` */
  readonly kind: string;
  readonly price: 'up' | 'down';
  readonly interest: 'up' | 'down';
  /** Contracts over all months, and the change of these in per cent. */
  readonly openInterest: number;
  readonly interestPercent: number;
  /** The near month's price. */
  readonly pricePercent: number;
}

/** Open contracts of each underlying over all months. */
function interestBySymbol(contracts: readonly Contract[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { symbol, openInterest } of contracts) {
    sums.set(symbol, (sums.get(symbol) ?? 0) + (openInterest ?? 0));
  }
  return sums;
}

/** The underlyings with the most open contracts, of those whose price and open interest changed. */
export function bubbles(contracts: readonly Contract[]): readonly Bubble[] {
  const sums = interestBySymbol(contracts);
  return buildUps(byUnderlying(contracts))
    .flatMap(({ name, price, interest, contracts: own }) =>
      own.flatMap(({ symbol, changePercent, openInterestChange }): Bubble[] => {
        const openInterest = sums.get(symbol) ?? 0;
        const before = openInterest - (openInterestChange ?? 0);
        if (changePercent === null || openInterestChange === null || before <= 0) return [];
        return [
          {
            symbol,
            kind: name,
            price,
            interest,
            openInterest,
            interestPercent: (openInterestChange / before) * 100,
            pricePercent: changePercent,
          },
        ];
      }),
    )
    .sort((a, b) => b.openInterest - a.openInterest || (a.symbol < b.symbol ? -1 : 1))
    .slice(0, MOST_BUBBLES);
}

interface Place {
  readonly bubble: Bubble;
  /** Per cent of the width and the height. */
  readonly x: number;
  readonly y: number;
  /** Px. */
  readonly r: number;
  /** Where the name is, or `null` where there is no room for it. */
  readonly name: 'start' | 'end' | null;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A round number at or above a size, as the end of a scale. */
const endOf = (sizes: readonly number[]): number => Math.max(1, Math.ceil(Math.max(...sizes)));

/**
 * Change of open interest (to the right: more) against change of price (up: higher), zero in the
 * middle of both, with an area by open contracts.
 * @returns `null` for fewer than two underlyings
 */
export function quadrants(shown: readonly Bubble[]) {
  const [largest] = shown;
  if (!largest || shown.length < 2) return null;
  const wide = endOf(shown.map(({ interestPercent }) => Math.abs(interestPercent)));
  const high = endOf(shown.map(({ pricePercent }) => Math.abs(pricePercent)));
  const at = (value: number, end: number) =>
    Math.round((50 + (value / end) * (50 - EDGE)) * 10) / 10;
  const rooms: Box[] = shown.map((bubble) => {
    const x = (at(bubble.interestPercent, wide) / 100) * BOX.width;
    const y = (at(-bubble.pricePercent, high) / 100) * BOX.height;
    return { left: x - SMALLEST, right: x + SMALLEST, top: y - SMALLEST, bottom: y + SMALLEST };
  });
  const places = shown.map((bubble): Place => {
    const [x, y] = [at(bubble.interestPercent, wide), at(-bubble.pricePercent, high)];
    const r = Math.max(
      SMALLEST,
      Math.round(LARGEST * Math.sqrt(bubble.openInterest / largest.openInterest)),
    );
    const [left, middle] = [(x / 100) * BOX.width, (y / 100) * BOX.height];
    const width = bubble.symbol.length * LETTER;
    const boxes = (['start', 'end'] as const).map((name) => {
      const from = name === 'start' ? left + r + 2 : left - r - 2 - width;
      const box = {
        left: from,
        right: from + width,
        top: middle - LINE / 2,
        bottom: middle + LINE / 2,
      };
      return { name, box };
    });
    const free = boxes.find(
      ({ box }) =>
        box.left >= 0 && box.right <= BOX.width && !rooms.some((room) => touches(room, box)),
    );
    if (free) rooms.push(free.box);
    return { bubble, x, y, r, name: free?.name ?? null };
  });
  return { wide, high, places };
}

/** `8 short build-up, 7 long build-up, 5 long unwinding`, the kind of most first. */
export function quadrantsSentence(shown: readonly Bubble[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of shown) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].sort(([, a], [, b]) => b - a);
  return parts.map(([kind, count]) => `${count} ${kind.toLowerCase()}`).join(', ');
}

import type { IndexPointWire } from '@/lib/provider/schemas/market';

import { SAMPLE_DAY, type SampleRange, tradingDaysBack, tradingDaysIn } from '../day';
import { seededRandom } from '../random';
import { indexBack, indexByName, type SampleIndex } from './indices';
import { round2 } from './rounding';
import { byWeek } from './weeks';

export const INDEX_RANGES = ['1D', '1M', '1Y', '5Y'] as const satisfies readonly SampleRange[];

const OPENS = 9 * 60 + 15;
const CLOSES = 15 * 60 + 30;
const STEP = 5;

function clock(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${SAMPLE_DAY}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00+05:30`;
}

/** The sample session in steps of five minutes: a wander that is tied down to open and close. */
function session(index: SampleIndex): IndexPointWire[] {
  const random = seededRandom(`session ${index.name}`);
  const steps = (CLOSES - OPENS) / STEP;
  const wander = [0];
  for (let step = 1; step <= steps; step += 1) {
    wander.push((wander[step - 1] ?? 0) + 0.00045 * random.normal());
  }
  const end = wander[steps] ?? 0;
  const open = indexBack(index, 1) * (1 + 0.0012 * random.normal());
  return wander.map((away, step) => {
    const share = step / steps;
    const straight = open + (index.close - open) * share;
    const value = step === steps ? index.close : straight * (1 + away - end * share);
    return { time: clock(OPENS + step * STEP), value: round2(value) };
  });
}

function daily(range: SampleRange): { time: string; back: number }[] {
  return tradingDaysBack()
    .slice(0, tradingDaysIn(range))
    .map((time, back) => ({ time, back }));
}

const known = new Map<string, readonly IndexPointWire[]>();

function pointsOf(index: SampleIndex, range: SampleRange): readonly IndexPointWire[] {
  if (range === '1D') return session(index);
  const days = daily(range);
  const shown = range === '5Y' ? byWeek(days).flatMap((week) => week.slice(0, 1)) : days;
  return shown.map(({ time, back }) => ({ time, value: indexBack(index, back) })).reverse();
}

/**
 * An index's values over a range, oldest first: every five minutes of the sample day, daily closes,
 * or weekly closes over five years. The last one is the quote.
 * @returns `null` for an index that the sample does not hold
 */
export function indexHistory(name: string, range: SampleRange): IndexPointWire[] | null {
  const index = indexByName(name);
  if (!index) return null;
  const key = `${index.name} ${range}`;
  const points = known.get(key) ?? pointsOf(index, range);
  known.set(key, points);
  return points.map((point) => ({ ...point }));
}

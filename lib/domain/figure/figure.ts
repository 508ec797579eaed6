import type { Source } from '@/lib/domain/sourced';

import { dayInIndia } from '@/lib/tools/time';

import type { Break } from './series';

/**
 * Why there is no figure:
 * - `none`: it does not exist, and a source says so (no issue is open),
 * - `unknown`: no source is configured, or it has not answered,
 * - `old`: the newest value is past its maximum age,
 * - `broken`: a break lies inside its span,
 * - `short`: the history does not reach back,
 * - `meaningless`: it has no meaning (the P/E of a loss).
 */
export type Reason = 'none' | 'unknown' | 'old' | 'broken' | 'short' | 'meaningless';

/** How often a series has values. */
export type Frequency = 'daily' | 'weekly' | 'month-end' | 'irregular';

/** The days that a change, a range or an average covers, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
  /** The number of values in it. */
  readonly count: number;
  readonly frequency: Frequency;
  /** The break that the span begins after, where it would else begin earlier. */
  readonly after: Break | null;
}

/** A value with the facts that a sentence must state. */
export interface KnownFigure<Value = number> {
  readonly value: Value;
  /** The day of the value, `YYYY-MM-DD`; for a span its last day. */
  readonly day: string;
  readonly span: Span | null;
  /** The basis of the value: `consolidated`, `owners’ share`, `direct plan`. */
  readonly basis: string | null;
  /** `computed`: worked out here from other figures. */
  readonly source: Source | 'computed';
}

/** No value, and why. */
export interface MissingFigure {
  readonly value: null;
  readonly reason: Reason;
  /** For an old figure its day, for a broken one the day of the break. */
  readonly day: string | null;
  readonly cause: string | null;
}

export type Figure<Value = number> = KnownFigure<Value> | MissingFigure;

type Context = Partial<Omit<KnownFigure, 'value' | 'day'>>;

/** A known value for a day. Zero is a value. */
export const known = <Value>(
  value: Value,
  day: string,
  context: Context = {},
): KnownFigure<Value> => ({
  value,
  day,
  span: context.span ?? null,
  basis: context.basis ?? null,
  source: context.source ?? 'computed',
});

export const missing = (
  reason: Reason,
  { day = null, cause = null }: Partial<Pick<MissingFigure, 'day' | 'cause'>> = {},
): MissingFigure => ({ value: null, reason, day, cause });

/** A missing figure because of a break. */
export const broken = ({ day, cause }: Break): MissingFigure => missing('broken', { day, cause });

export const isKnown = <Value>(
  figure: Figure<Value> | null | undefined,
): figure is KnownFigure<Value> => figure !== null && figure !== undefined && figure.value !== null;

/**
 * A value that a source states.
 * @param day or moment of it
 */
export function stated(
  value: number | null | undefined,
  day: string | null | undefined,
  context: Context = {},
): Figure {
  if (value === null || value === undefined || !day) return missing('unknown');
  const own = dayInIndia(day);
  return own !== null && Number.isFinite(value) ? known(value, own, context) : missing('unknown');
}

/** The same for a ratio or a market value: sources send 0 or less for a loss. */
export function statedPositive(
  value: number | null | undefined,
  day: string | null | undefined,
  context: Context = {},
): Figure {
  const figure = stated(value, day, context);
  return isKnown(figure) && figure.value <= 0 ? missing('meaningless') : figure;
}

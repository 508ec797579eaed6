import { spread } from './spread';
import { PANEL, type Place } from './price-geometry';
import { timeTicks } from './time-ticks';
import { valueAxis } from './value-axis';

/** A day, week or month of prices. */
export interface CandlePoint {
  readonly time: string;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Units of the drawing: a candle is ten wide, the panel a thousand high. */
const STEP = 10;
const HEIGHT = 1000;
/** From a candle's edge to its body, and to its wick. */
const BODY = 2;
const WICK = STEP / 2;

/**
 * Everything a candlestick chart draws, in shares of its box. Candles that closed lower than they
 * opened are filled, the others hollow.
 * @param points oldest first
 * @returns `null` for fewer than two points
 */
export function candleGeometry(points: readonly CandlePoint[]) {
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  const axis = valueAxis(points.flatMap(({ high, low }) => [high, low]));
  const levelOf = (value: number): number =>
    spread([value], axis.domain, [0, PANEL.base, PANEL.top])[0]?.[1] ?? 0;
  const [foot, top] = axis.domain;
  const y = (value: number): number => Math.round(((top - value) / (top - foot)) * HEIGHT);
  const paths = { rose: '', fell: '' };
  points.forEach(({ open, high, low, close }, at) => {
    const left = at * STEP;
    const [upper, lower] = [y(Math.max(open, close)), y(Math.min(open, close))];
    const wick = left + WICK;
    paths[close < open ? 'fell' : 'rose'] +=
      `M${wick} ${y(high)}V${upper}M${wick} ${lower}V${y(low)}` +
      `M${left + BODY} ${upper}H${left + STEP - BODY}V${lower}H${left + BODY}Z`;
  });
  const placeOf = (at: number): Place => ({
    x: ((at + 0.5) / points.length) * 100,
    y: levelOf(points[at]?.close ?? last.close),
  });
  return {
    paths,
    viewBox: `0 0 ${points.length * STEP} ${HEIGHT}`,
    domain: axis.domain,
    digits: axis.digits,
    levels: axis.ticks.map((value) => ({ value, level: levelOf(value) })),
    last: { value: last.close, level: levelOf(last.close) },
    ticks: timeTicks(points.map(({ time }) => time)),
    placeOf,
  };
}

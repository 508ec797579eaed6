/** A sum on a day; money paid in is negative. */
export interface Flow {
  /** Days since 1 January 1970. */
  readonly day: number;
  readonly sum: number;
}

/** From −99.99% to 1,00,000% a year, as logarithms of 1 + r. */
const [LOWEST, HIGHEST] = [Math.log(1e-4), Math.log(1001)];
const STEP = 0.05;

/**
 * The present value at the rate e^x − 1, its slope by x and the size of its parts, all divided by
 * the largest discount factor, so that none overflows; this does not change the sign or the Newton
 * step.
 */
function presentValue(flows: readonly Flow[], daysInYear: number, x: number) {
  const first = Math.min(...flows.map(({ day }) => day));
  const powers = flows.map(({ day }) => (-x * (day - first)) / daysInYear);
  const most = Math.max(...powers);
  let [value, slope, size] = [0, 0, 0];
  flows.forEach(({ day, sum }, at) => {
    const part = sum * Math.exp((powers[at] ?? 0) - most);
    value += part;
    size += Math.abs(part);
    slope -= (part * (day - first)) / daysInYear;
  });
  return { value, slope, size };
}

/** Newton's method that never leaves its bracket: a step beyond it is a bisection instead. */
function solve(flows: readonly Flow[], daysInYear: number, from: number, to: number): number {
  let [low, high] = [from, to];
  const isRising = presentValue(flows, daysInYear, low).value < 0;
  let x = (low + high) / 2;
  for (let count = 0; count < 200; count += 1) {
    const { value, slope } = presentValue(flows, daysInYear, x);
    if (value === 0) return x;
    if (value < 0 === isRising) low = x;
    else high = x;
    const step = x - value / slope;
    const next = step > low && step < high ? step : (low + high) / 2;
    if (Math.abs(next - x) < 1e-15) return next;
    x = next;
  }
  return x;
}

/** Sums by day that change their sign once have one rate at most (Descartes' rule of signs). */
function changesSignOnce(flows: readonly Flow[]): boolean {
  const signs = flows.toSorted((a, b) => a.day - b.day).map(({ sum }) => Math.sign(sum));
  const changes = signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
  return changes === 1 && !signs.includes(0);
}

/** A present value is zero within the precision of its parts. */
const PRECISION = 1e-13;

/** The extremum of the present value between two rates, by bisection of its slope. */
function turnOf(flows: readonly Flow[], daysInYear: number, from: Point, to: Point): Point {
  let [low, high] = [from, to];
  for (let count = 0; count < 60; count += 1) {
    const x = (low.x + high.x) / 2;
    const middle = { x, ...presentValue(flows, daysInYear, x) };
    if (middle.slope < 0 === from.slope < 0) low = middle;
    else high = middle;
  }
  return low;
}

type Point = ReturnType<typeof presentValue> & { readonly x: number };

/** The solutions between two points: at a change of sign, or on both sides of an extremum. */
function ratesBetween(
  flows: readonly Flow[],
  daysInYear: number,
  from: Point,
  to: Point | undefined,
): readonly number[] {
  if (from.value === 0) return [from.x];
  if (to === undefined || to.value === 0) return [];
  if (from.value < 0 !== to.value < 0) return [solve(flows, daysInYear, from.x, to.x)];
  if (from.value * from.slope >= 0 || to.value * to.slope <= 0) return [];
  const turn = turnOf(flows, daysInYear, from, to);
  if (Math.abs(turn.value) <= PRECISION * turn.size) return [turn.x];
  if (turn.value < 0 === from.value < 0) return [];
  return [solve(flows, daysInYear, from.x, turn.x), solve(flows, daysInYear, turn.x, to.x)];
}

/**
 * Every yearly rate, in per cent, at which the present value of all sums is zero, the one nearest
 * to zero first: finds the intervals with a change of sign or an extremum, and solves each.
 */
export function ratesOf(flows: readonly Flow[], daysInYear: number): readonly number[] {
  if (changesSignOnce(flows)) {
    const [low, high] = [LOWEST, HIGHEST].map((x) => presentValue(flows, daysInYear, x).value);
    if (low !== undefined && high !== undefined && low * high < 0) {
      return [100 * Math.expm1(solve(flows, daysInYear, LOWEST, HIGHEST))];
    }
  }
  const count = Math.ceil((HIGHEST - LOWEST) / STEP);
  const points = Array.from({ length: count + 1 }, (_, at): Point => {
    const x = LOWEST + ((HIGHEST - LOWEST) * at) / count;
    return { x, ...presentValue(flows, daysInYear, x) };
  });
  return points
    .flatMap((point, at) => ratesBetween(flows, daysInYear, point, points[at + 1]))
    .map((x) => 100 * Math.expm1(x))
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
}

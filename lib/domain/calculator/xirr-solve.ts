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
 * The present value at the rate e^x − 1 and its slope by x, both divided by the largest discount
 * factor, so that neither overflows: the sign and the Newton step stay what they are.
 */
function presentValue(flows: readonly Flow[], daysInYear: number, x: number) {
  const first = Math.min(...flows.map(({ day }) => day));
  const powers = flows.map(({ day }) => (-x * (day - first)) / daysInYear);
  const most = Math.max(...powers);
  let [value, slope] = [0, 0];
  flows.forEach(({ day, sum }, at) => {
    const part = sum * Math.exp((powers[at] ?? 0) - most);
    value += part;
    slope -= (part * (day - first)) / daysInYear;
  });
  return { value, slope };
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

/**
 * Every yearly rate, in per cent, at which the sums are worth nothing together, the one nearest to
 * zero first: brackets where the sign of the present value changes, each solved.
 */
export function ratesOf(flows: readonly Flow[], daysInYear: number): readonly number[] {
  if (changesSignOnce(flows)) {
    const [low, high] = [LOWEST, HIGHEST].map((x) => presentValue(flows, daysInYear, x).value);
    if (low !== undefined && high !== undefined && low * high < 0) {
      return [100 * Math.expm1(solve(flows, daysInYear, LOWEST, HIGHEST))];
    }
  }
  const count = Math.ceil((HIGHEST - LOWEST) / STEP);
  const points = Array.from({ length: count + 1 }, (_, at) => {
    const x = LOWEST + ((HIGHEST - LOWEST) * at) / count;
    return { x, value: presentValue(flows, daysInYear, x).value };
  });
  const found = points.flatMap(({ x, value }, at) => {
    const next = points[at + 1];
    if (value === 0) return [x];
    return next && next.value !== 0 && value < 0 !== next.value < 0
      ? [solve(flows, daysInYear, x, next.x)]
      : [];
  });
  return found.toSorted((a, b) => Math.abs(a) - Math.abs(b)).map((x) => 100 * Math.expm1(x));
}

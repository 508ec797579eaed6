import { linePath } from './line-path';

/** A coordinate with as many digits as can be seen. */
const short = (length: number): number => Number(length.toPrecision(7));

const hundredths = (value: number): number => Math.round(value * 100);

/**
 * The line of a price chart: one unit to the right a value, one unit down a hundredth below the top.
 * @param domain the values at the foot and at the top of the panel
 */
export function priceLine(values: readonly number[], [floor, top]: readonly [number, number]) {
  const line = linePath(values.map((value, at) => [at, hundredths(top) - hundredths(value)]));
  const above = short(hundredths(top) - top * 100);
  const height = short((top - floor) * 100);
  return {
    line,
    /** The line closed down to the foot, for the area under it. */
    area: `${line}V${short(hundredths(top) - floor * 100)}H0Z`,
    viewBox: `0 ${above} ${values.length - 1} ${height}`,
  };
}

/** A rectangle by its edges. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * How many values are a row, and their sum: it takes one more as long as its longest part becomes no
 * longer for it. @param scale the longer by the shorter side of the room, by its value and the ratio
 */
function rowOf(values: readonly number[], scale: number): readonly [count: number, sum: number] {
  let [sum, least, most, longest] = [0, Infinity, 0, Infinity];
  for (const [at, value] of values.entries()) {
    sum += value;
    least = Math.min(least, value);
    most = Math.max(most, value);
    const whole = sum * sum * scale;
    const ratio = Math.max(most / whole, whole / least);
    if (ratio > longest) return [at, sum - value];
    longest = ratio;
  }
  return [values.length, sum];
}

/** An item with its part of a box. */
interface Part<T> extends Box {
  readonly item: T;
}

/**
 * Divides a box among items, areas in proportion to sizes: the squarified treemap of Bruls, Huizing
 * and van Wijk (2000). Rows of items are cut off the box along its shorter side.
 * @param sizeOf above 0; the parts come closest to the ratio where the largest item is first
 * @param ratio of a part's longer to its shorter side, at least 1
 * @returns the parts in the items' order
 */
export function squarify<T>(
  items: readonly T[],
  sizeOf: (item: T) => number,
  box: Box,
  ratio: number,
): readonly Part<T>[] {
  const values = items.map(sizeOf);
  const parts: Part<T>[] = [];
  let { left, top } = box;
  let rest = values.reduceRight((sum, value) => sum + value, 0);
  while (parts.length < values.length) {
    const [width, height] = [box.right - left, box.bottom - top];
    const scale = Math.max(height / width, width / height) / (rest * ratio);
    const [count, sum] = rowOf(values.slice(parts.length), scale);
    const row = items.slice(parts.length, parts.length + count);
    if (width < height) {
      const bottom = top + (height * sum) / rest;
      let x = left;
      for (const item of row) {
        parts.push({ item, left: x, top, right: (x += sizeOf(item) * (width / sum)), bottom });
      }
      top = bottom;
    } else {
      const right = left + (width * sum) / rest;
      let y = top;
      for (const item of row) {
        parts.push({ item, left, top: y, right, bottom: (y += sizeOf(item) * (height / sum)) });
      }
      left = right;
    }
    rest -= sum;
  }
  return parts;
}

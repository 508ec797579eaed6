/**
 * Levels moved apart, so that labels at them do not touch: each keeps its place in the order.
 * @param gap the least distance of two
 * @param range the least and the greatest level
 */
export function movedApart(
  levels: readonly number[],
  gap: number,
  [least, greatest]: readonly [number, number],
): readonly number[] {
  const order = levels.map((level, at) => ({ level, at })).sort((a, b) => a.level - b.level);
  let before = least - gap;
  for (const one of order) {
    one.level = Math.max(one.level, before + gap);
    before = one.level;
  }
  let after = greatest + gap;
  for (const one of order.toReversed()) {
    one.level = Math.min(one.level, after - gap);
    after = one.level;
  }
  return order.toSorted((a, b) => a.at - b.at).map(({ level }) => level);
}

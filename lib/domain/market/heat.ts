/** A step of the heat scale: three a side and a middle. */
type Heat = -3 | -2 | -1 | 0 | 1 | 2 | 3;

/** Bounds of the steps, in per cent of change. */
const STEPS = [0.005, 0.5, 1.1] as const;

/** The step that a change in per cent is shown with; a change printed as 0.00 has none. */
export function heatOf(changePercent: number | null): Heat {
  if (changePercent === null) return 0;
  const size = Math.abs(changePercent);
  const step = STEPS.filter((bound) => size >= bound).length;
  const steps = [0, 1, 2, 3] as const;
  const upward = steps[step] ?? 3;
  if (upward === 0) return 0;
  return changePercent > 0 ? upward : (([-1, -2, -3] as const)[upward - 1] ?? -3);
}

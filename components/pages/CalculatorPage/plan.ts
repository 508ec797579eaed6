import type { Figure } from '@/lib/calculators';

/** The part that growth has in the total, as the line under it. */
export function growthNote(
  growth: Figure | undefined,
  total: Figure | undefined,
): Readonly<Record<string, string>> {
  if (!growth || !total || !(total.value > 0)) return {};
  return { [growth.id]: `${Math.round((100 * growth.value) / total.value)}% of the total` };
}

import 'server-only';

import type { YearFile } from '@/lib/device/codes';
import { packYear } from '@/lib/device/packed-year';
import { loadYearSparks } from '@/lib/pages/markets/load-year-sparks';

/** The year of closes of every share, fund and index that has one; `null` while none has loaded. */
export async function loadYearFile(): Promise<YearFile | null> {
  const years = await loadYearSparks();
  if (years.size === 0) return null;
  return Object.fromEntries(
    [...years].flatMap(([code, closes]) => {
      const packed = packYear(closes);
      return packed ? [[code, packed] as const] : [];
    }),
  );
}

/** The month after `YYYY-MM`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** The financial year of a month: `2025-26` for `2026-03`. */
export function financialYearOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = number >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

import { parseDay } from './cells';

const NAME_DAY = /(?<!\d)(?:(\d{4})(\d{2})(\d{2})|(\d{2})(\d{2})(\d{4}|\d{2}))(?!\d)/;

/** The day in the name of a file of before July 2024. */
const NAMED_MONTH = /(?<!\d)(\d{2})([A-Z]{3})(\d{4})(?!\d)/i;

/** The day in the name of a file: `ddmmyyyy`, `ddmmyy`, `yyyymmdd` or `ddmonyyyy`. */
export function dayInName(file: string): string | null {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const [, date, month, year] = NAMED_MONTH.exec(name) ?? [];
  const named = date ? parseDay(`${date}-${month}-${year}`) : null;
  if (named) return named;
  const [, y1, m1, d1, d2, m2, y2] = NAME_DAY.exec(name) ?? [];
  const first = y1 ? parseDay(`${y1}-${m1}-${d1}`) : null;
  if (first || !y1)
    return first ?? (y2 ? parseDay(`${y2.length === 2 ? `20${y2}` : y2}-${m2}-${d2}`) : null);
  return parseDay(`${m1}${d1}-${y1.slice(2)}-${y1.slice(0, 2)}`);
}

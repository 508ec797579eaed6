import { asSentence, listed } from '@/lib/tools/phrases';
import { formatDate } from '@/lib/tools/format';

import type { ExchangeFolder } from '../dataset';
import { type Day, newestFile, presentSymbols } from '../query';

/** The files of the exchange that hold one figure of each security. */
const COLUMNS = { price_earnings: 'pe', volatilities: 'annual' } as const;

interface Published {
  /** The day of the file; `null` without one. */
  readonly day: Day['date'] | null;
  readonly bySymbol: ReadonlyMap<string, number>;
}

/**
 * A published figure of each company by its present symbol, of the newest file up to a day; only
 * positive ones.
 */
export function publishedBySymbol(
  folder: ExchangeFolder,
  table: keyof typeof COLUMNS,
  upTo?: string,
): Published {
  const file = newestFile(folder, table, upTo);
  if (!file) return { day: null, bySymbol: new Map() };
  const column = COLUMNS[table];
  const present = presentSymbols(folder);
  const rows = folder.db.rows<{ symbol: string; figure: number }>(
    `SELECT symbol, ${column} AS figure FROM ${table} WHERE file = ? AND ${column} > 0`,
    file.file,
  );
  const figures = rows.map(({ symbol, figure }) => [present(symbol), figure] as const);
  return { day: file.date, bySymbol: new Map(figures) };
}

/** The note of a session's answer about older figures: `Volatility and P/E of 17 Dec 2025`. */
export function olderThan(
  day: string,
  figures: Readonly<Record<string, Pick<Published, 'day'>>>,
): string {
  const older = Object.entries(figures).filter(([, { day: of }]) => of !== null && of !== day);
  const days = [...new Set(older.map(([, published]) => published.day))];
  return days
    .map((of) => {
      const names = older.flatMap(([name, published]) => (published.day === of ? [name] : []));
      return asSentence(`${listed(names)} of ${formatDate(of)}`);
    })
    .join(', ');
}

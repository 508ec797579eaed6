import { asSentence, listed } from '@/lib/tools/phrases';
import { formatDate } from '@/lib/tools/format';

import type { ExchangeFolder } from '../dataset';
import { type Day, newestFile } from '../query';

/** The files of the exchange that hold one figure of each security. */
const FIGURES = {
  // Without the file's rows of sums, of which one is called as a company's symbol.
  market_caps: { column: 'worth', where: "AND series IN ('EQ', 'BE', 'BZ')" },
  price_earnings: { column: 'pe', where: '' },
  volatilities: { column: 'annual', where: '' },
} as const;

export interface Published {
  /** The day of the file; `null` without one. */
  readonly day: Day['date'] | null;
  readonly bySymbol: ReadonlyMap<string, number>;
}

/** A published figure of each symbol, of the newest file up to a day; only those above nought. */
export function publishedBySymbol(
  folder: ExchangeFolder,
  table: keyof typeof FIGURES,
  upTo?: string,
): Published {
  const file = newestFile(folder, table, upTo);
  if (!file) return { day: null, bySymbol: new Map() };
  const { column, where } = FIGURES[table];
  const rows = folder.db.rows<{ symbol: string; figure: number }>(
    `SELECT symbol, ${column} AS figure FROM ${table} WHERE file = ? AND ${column} > 0 ${where}`,
    file.file,
  );
  return { day: file.date, bySymbol: new Map(rows.map(({ symbol, figure }) => [symbol, figure])) };
}

/** What answers of a session say of published figures that are older: `Market value and P/E of 17 Dec 2025`. */
export function olderThan(day: string, figures: Readonly<Record<string, Published>>): string {
  const older = Object.entries(figures).filter(([, { day: of }]) => of !== null && of !== day);
  const days = [...new Set(older.map(([, published]) => published.day))];
  return days
    .map((of) => {
      const names = older.flatMap(([name, published]) => (published.day === of ? [name] : []));
      return asSentence(`${listed(names)} of ${formatDate(of)}`);
    })
    .join(', ');
}

import type { Company, ExchangeFolder } from './dataset';
import { placeOf, rowAt, type DayRow, type DayTable } from './day-table';
import type { Exchange } from './securities';

/** An exchange as a call spells it, or `null`. */
export function exchangeOf(name: string): Exchange | null {
  const exchange = name.trim().toUpperCase();
  return exchange === 'NSE' || exchange === 'BSE' ? exchange : null;
}

/** The newest day of an exchange. */
export function lastDay(folder: ExchangeFolder, exchange: Exchange): DayTable | null {
  return folder.days[exchange].at(-1) ?? null;
}

/** The day before the newest among the files of an exchange; others may lie between the two. */
export function dayBefore(folder: ExchangeFolder, exchange: Exchange): DayTable | null {
  return folder.days[exchange].at(-2) ?? null;
}

/** Companies are quoted from the NSE; from the BSE only where the folder has no day of the NSE. */
export function homeExchange(folder: ExchangeFolder): Exchange {
  return folder.days.NSE.length === 0 && folder.days.BSE.length > 0 ? 'BSE' : 'NSE';
}

/** The listed company of a row. On the BSE the ISIN comes first, since its symbols differ. */
export function companyOf(
  folder: ExchangeFolder,
  exchange: Exchange,
  row: DayRow,
): Company | undefined {
  const bySymbol = folder.bySymbol.get(row.symbol);
  const byIsin = row.isin ? folder.byIsin.get(row.isin) : undefined;
  return exchange === 'NSE' ? (bySymbol ?? byIsin) : (byIsin ?? bySymbol);
}

/** The symbols under which a company, or a security outside the list, is to be looked for. */
export function symbolsFor(
  folder: ExchangeFolder,
  exchange: Exchange,
  code: string,
): readonly string[] {
  const isin = folder.bySymbol.get(code)?.isin;
  const others = (isin && folder.symbolsByIsin[exchange].get(isin)) || [];
  return exchange === 'NSE' ? [code, ...others] : [...others, code];
}

/** The row of a day under the first of the symbols that traded. */
export function findRow(day: DayTable, symbols: readonly string[]): DayRow | null {
  for (const symbol of symbols) {
    const at = placeOf(day, symbol);
    if (at >= 0) return rowAt(day, at);
  }
  return null;
}

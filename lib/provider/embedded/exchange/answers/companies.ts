import type { CompanyMasterWire, QuarterlyDataWire } from '@/lib/provider/schemas/companies';
import type { CandleWire } from '@/lib/provider/schemas/market';

import type { EmbeddedAnswer } from '../../answer';
import { changeOf } from '../change';
import type { ExchangeFolder } from '../dataset';
import { rowsOf } from '../day-table';
import { findRow, homeExchange, lastDay, symbolsFor } from '../lookup';
import { yearRangeOf } from '../year-range';
import { rangeStart, type HistoryRange } from './range';
import { endOfDay } from './reply';

const AS_TRADED = 'Prices as traded, not adjusted for splits and bonus issues';

/** `company/master`: every security of the equity list, in its order. The list carries no date. */
export function companyMaster(folder: ExchangeFolder): EmbeddedAnswer {
  const bse = lastDay(folder, 'BSE');
  const shares = bse ? rowsOf(bse, 'share') : [];
  const scripCodes = new Map(shares.map((row) => [row.isin, row.code]));
  const data = folder.companies.map((company): CompanyMasterWire => {
    const { symbol, name, isin, series, industry } = company;
    const bsecode = isin && scripCodes.get(isin);
    return {
      nsesymbol: symbol,
      companyname: name,
      industryname: industry ?? '',
      code: symbol,
      series,
      ...(isin && { isin }),
      ...(bsecode && { bsecode }),
    };
  });
  return endOfDay(data, null);
}

/**
 * `company/quarterly-data?code=…`: what the files know of a company, with its last day's price.
 * Market value, ratios and quarters are in none of them.
 * @returns `null` where the equity list has no such code
 */
export function quarterlyData(folder: ExchangeFolder, code: string): EmbeddedAnswer | null {
  const company = folder.bySymbol.get(code.trim().toUpperCase());
  if (!company) return null;
  const exchange = homeExchange(folder);
  const day = lastDay(folder, exchange);
  const row = day && findRow(day, symbolsFor(folder, exchange, company.symbol));
  const { change, percent } = row ? changeOf(row) : { change: null, percent: null };
  const year = row && yearRangeOf(folder.days[exchange], row);
  const data: QuarterlyDataWire = {
    company: {
      companyname: company.name,
      MCAP: '-',
      PE: '-',
      DIVYIELD: '-',
      ...(row && { price: row.close, change, perchg: percent }),
      ...(year && { high52: year.high, low52: year.low }),
      ...(company.faceValue !== null && { faceValue: company.faceValue }),
    },
    quarters: [],
  };
  return endOfDay(data, day?.date ?? null);
}

/**
 * `StockHistory/{code}/{range}`: the days of the folder on which the share or fund traded, oldest
 * first, back from the newest day.
 * @returns `null` where neither the equity list nor any day has such a code
 */
export function stockHistory(
  folder: ExchangeFolder,
  code: string,
  range: HistoryRange,
): EmbeddedAnswer | null {
  const symbol = code.trim().toUpperCase();
  const exchange = homeExchange(folder);
  const days = folder.days[exchange];
  const symbols = symbolsFor(folder, exchange, symbol);
  const rows = days.map((day) => findRow(day, symbols));
  if (!folder.bySymbol.has(symbol) && rows.every((row) => row === null)) return null;
  const last = days.at(-1)?.date ?? null;
  const start = last && rangeStart(last, range);
  const data = days.flatMap((day, at): CandleWire[] => {
    const row = rows[at];
    if (!row || !start || day.date < start) return [];
    const { open, high, low, close, volume } = row;
    return [{ time: day.date, open, high, low, close, volume }];
  });
  const [from, to] = [data[0]?.time, data.at(-1)?.time];
  if (!from || !to) return endOfDay(data, null);
  return endOfDay(data, to, { note: AS_TRADED, covers: { from, to } });
}

import type { Sent } from '@/lib/domain/fields';
import type { companyResults, companyRow } from '@/lib/domain/company/records';

import type { EmbeddedAnswer } from '../../answer';
import { changeOf } from '../change';
import type { ExchangeFolder } from '../dataset';
import {
  companiesOf,
  companyBySymbol,
  dayRowOf,
  homeExchange,
  industriesOf,
  lastDay,
  securitiesOf,
} from '../query';
import { filedPeriods } from './filings';
import { publishedFigures, tradingFigures } from './figures';
import { endOfDay } from './reply';
import { yearRangeOf } from './year-range';

/**
 * The former symbols and names of companies: those under which their share traded, and those in the
 * exchange's list of changed symbols. A symbol that another company has now is left out.
 */
function formerNames({ db }: ExchangeFolder) {
  const rows = db.rows<{ symbol: string; former: string | null; name: string | null }>(
    `WITH RECURSIVE changed (symbol, former, name) AS (
       SELECT symbol, former, name FROM symbol_changes
       UNION SELECT f.symbol, c.former, c.name
       FROM symbol_changes c JOIN changed f ON f.former = c.symbol
     )
     SELECT l.symbol, s.symbol AS former, nullif(s.name, '') AS name
     FROM lives l JOIN securities s ON s.id = l.security
     WHERE l.exchange = 'NSE' AND s.symbol <> l.symbol
     UNION SELECT symbol, former, name FROM changed
     WHERE former NOT IN (SELECT symbol FROM equity_list) ORDER BY 1, 2`,
  );
  const bySymbol = new Map<string, Set<string>>();
  for (const { symbol, former, name } of rows) {
    const known = bySymbol.get(symbol) ?? new Set();
    for (const one of [former, name]) if (one) known.add(one);
    bySymbol.set(symbol, known);
  }
  return (symbol: string, name: string): string[] =>
    [...(bySymbol.get(symbol) ?? [])].filter((one) => one.toLowerCase() !== name.toLowerCase());
}

/** `company/master`: every security of the equity list, in its order. The list has no date. */
export function companyMaster(folder: ExchangeFolder): EmbeddedAnswer {
  const codes = folder.db.rows<{ symbol: string; code: string }>(
    `SELECT l.symbol, s.code FROM lives l JOIN securities s ON s.id = l.security
     WHERE l.exchange = 'BSE' AND s.code <> '' ORDER BY s.seen`,
  );
  const scripCodes = new Map(codes.map(({ symbol, code }) => [symbol, code]));
  const formerOf = formerNames(folder);
  const industryOf = industriesOf(folder);
  const data = companiesOf(folder).map((company): Sent<typeof companyRow> => {
    const { symbol, name, isin, series, listed } = company;
    const bsecode = scripCodes.get(symbol);
    const formernames = formerOf(symbol, name);
    return {
      nsesymbol: symbol,
      companyname: name,
      industryname: industryOf(symbol, isin) ?? '',
      code: symbol,
      series,
      ...(isin && { isin }),
      ...(bsecode && { bsecode }),
      ...(listed && { listedOn: listed }),
      ...(formernames.length > 0 && { formernames }),
    };
  });
  return endOfDay(data, null);
}

/**
 * `company/quarterly-data?code=…`: the data of a company in the files, with its last price and its
 * filed results. No file has book value or dividend yield; the page counts the dividends of
 * `CompanyEvents`.
 * @returns `null` if the equity list has no such code
 */
export function quarterlyData(folder: ExchangeFolder, code: string): EmbeddedAnswer | null {
  const company = companyBySymbol(folder, code.trim().toUpperCase());
  if (!company) return null;
  const exchange = homeExchange(folder);
  const day = lastDay(folder, exchange);
  const securities = securitiesOf(folder, exchange, company.symbol);
  const row = day && dayRowOf(folder, day, securities);
  const { change, percent } = row ? changeOf(row) : { change: null, percent: null };
  const year = row && yearRangeOf(folder, exchange, row);
  const data: Sent<typeof companyResults> = {
    company: {
      companyname: company.name,
      MCAP: '-',
      PE: '-',
      DIVYIELD: '-',
      ...(row && { price: row.close, change, perchg: percent }),
      ...(year && {
        high52: year.high,
        low52: year.low,
        high52Date: year.high_day,
        low52Date: year.low_day,
        rangeFrom: year.first_day,
      }),
      ...(company.face_value !== null && { faceValue: company.face_value }),
      ...publishedFigures(folder, company, day),
      ...(row && tradingFigures(folder, company.symbol, row, securities)),
    },
    ...filedPeriods(folder, company.symbol),
  };
  return endOfDay(data, day?.date ?? null);
}

import type { DatedWire } from '@/lib/provider/embedded/answer';
import type { Sent } from '@/lib/domain/fields';
import type {
  optionChain as chain,
  optionStrike,
  optionUnderlying,
} from '@/lib/domain/contract/records';

import type { EmbeddedAnswer } from '../../answer';
import { indexUnder, nextExpiry, printedUnder } from '../../underlyings';
import type { ExchangeFolder } from '../dataset';
import { indexKey } from '../index-names';
import { companyBySymbol } from '../query';
import { dated, dayAsked } from './dated';

const OPTIONS = { dataset: 'options', part: '' };

/** The underlying's own close on a day. */
function closeOf({ db }: ExchangeFolder, symbol: string, day: string): number | null {
  const index = indexUnder(symbol);
  const found = index
    ? db.row<{ close: number | null }>(
        `SELECT c.close FROM index_closes c
         JOIN sources o ON o.file = c.file AND o.dataset = 'index_closes'
         WHERE c.key = ? AND o.day = ?`,
        indexKey(index),
        day,
      )
    : db.row<{ close: number | null }>(
        `SELECT p.close FROM prices p
         JOIN sources o ON o.file = p.file AND o.dataset = 'prices' AND o.part = 'NSE'
         JOIN securities s ON s.id = p.security AND s.exchange = 'NSE'
         WHERE s.symbol = ? AND o.day = ?`,
        symbol,
        day,
      );
  return found?.close ?? null;
}

const nameOf = (folder: ExchangeFolder, symbol: string): string | null =>
  printedUnder(symbol) ?? companyBySymbol(folder, symbol)?.name ?? null;

/** `OptionUnderlyings?on=…`: every share and index with options, with its open interest. */
export function optionUnderlyings(folder: ExchangeFolder, on: string): EmbeddedAnswer {
  const found = dayAsked(folder, OPTIONS, on);
  const rows = found
    ? folder.db.rows<{ symbol: string; calls: number; puts: number; expiries: string }>(
        `SELECT symbol, sum(iif(kind = 'CE', open_interest, 0)) AS calls,
           sum(iif(kind = 'PE', open_interest, 0)) AS puts,
           json_group_array(DISTINCT expiry) AS expiries
         FROM options WHERE file = ? GROUP BY symbol ORDER BY symbol`,
        found.file,
      )
    : [];
  const underlyings = rows.map(
    ({ symbol, calls, puts, expiries }): Sent<typeof optionUnderlying> => ({
      symbol,
      name: nameOf(folder, symbol),
      isIndex: indexUnder(symbol) !== null,
      close: closeOf(folder, symbol, found?.day ?? ''),
      callOpenInterest: calls,
      putOpenInterest: puts,
      expiries: (JSON.parse(expiries) as string[]).sort(),
    }),
  );
  return dated(folder, OPTIONS, found?.day ?? null, underlyings);
}

interface Contract {
  readonly strike: number;
  readonly kind: 'CE' | 'PE';
  readonly close: number | null;
  readonly open_interest: number | null;
  readonly quantity: number | null;
}

const contractsOf = ({ db }: ExchangeFolder, file: number, symbol: string, expiry: string) =>
  db.rows<Contract>(
    `SELECT strike, kind, close, open_interest, quantity FROM options
     WHERE symbol = ? AND file = ? AND expiry = ? AND strike IS NOT NULL ORDER BY strike`,
    symbol,
    file,
    expiry,
  );

/** Calls and puts of each strike side by side, with the change since the day before. */
function strikesOf(contracts: readonly Contract[], before: readonly Contract[]) {
  const key = ({ strike, kind }: Contract) => `${strike} ${kind}`;
  const known = new Map(before.map((one) => [key(one), one.open_interest]));
  const strikes = new Map<number, Sent<typeof optionStrike>>();
  for (const contract of contracts) {
    const { strike, kind, close, open_interest, quantity } = contract;
    const last = known.get(key(contract)) ?? null;
    const change = open_interest === null || last === null ? null : open_interest - last;
    const side =
      kind === 'CE'
        ? {
            callOpenInterest: open_interest,
            callOiChange: change,
            callVolume: quantity,
            callClose: close,
          }
        : {
            putOpenInterest: open_interest,
            putOiChange: change,
            putVolume: quantity,
            putClose: close,
          };
    strikes.set(strike, { ...strikes.get(strike), strike, ...side });
  }
  return [...strikes.values()];
}

/**
 * `OptionChain/{symbol}?expiry=…&on=…`: the options that end on one day, blank for the next expiry
 * after the session. The file has the contracts that traded in the session.
 * @returns `null` if no file has options of the symbol
 */
export function optionChain(
  folder: ExchangeFolder,
  code: string,
  expiry: string,
  on: string,
): EmbeddedAnswer | null {
  const symbol = code.trim().toUpperCase();
  const { db } = folder;
  if (!db.row('SELECT 1 FROM options WHERE symbol = ? LIMIT 1', symbol)) return null;
  const found = dayAsked(folder, OPTIONS, on);
  const expiries = db
    .rows<{ expiry: string }>(
      'SELECT DISTINCT expiry FROM options WHERE symbol = ? AND file = ? ORDER BY expiry',
      symbol,
      found?.file ?? null,
    )
    .map((one) => one.expiry);
  const day = found?.day ?? '';
  const asked = expiry === '' ? nextExpiry(expiries, day) : expiry;
  const known = asked !== null && expiries.includes(asked) ? asked : null;
  const before = db.row<{ file: number }>(
    "SELECT file FROM sources WHERE dataset = 'options' AND day <> '' AND day < ? ORDER BY day DESC",
    day,
  );
  const contracts = (file: number | undefined) =>
    known && file !== undefined ? contractsOf(folder, file, symbol, known) : [];
  const rows = strikesOf(contracts(found?.file), contracts(before?.file));
  const answer = dated(folder, OPTIONS, found?.day ?? null, rows);
  const close = closeOf(folder, symbol, day);
  const data: Sent<typeof chain> = {
    ...(answer.data as DatedWire<Sent<typeof optionStrike>>),
    expiry: known,
    expiries,
    close,
  };
  return { ...answer, data };
}

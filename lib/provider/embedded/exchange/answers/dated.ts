import type { DatedWire } from '@/lib/provider/embedded/answer';

import type { EmbeddedAnswer } from '../../answer';
import type { ExchangeFolder } from '../dataset';
import { type Day, exchangeOf, newestDays } from '../query';
import type { Exchange } from '../securities';
import { endOfDay, nothingDated } from './reply';

/** The newest days that an answer names. */
const DAYS = 6;

interface Dataset {
  readonly dataset: string;
  readonly part: string;
}

/** The requested day, blank for the newest one, and its file. */
export function dayAsked({ db }: ExchangeFolder, { dataset, part }: Dataset, on: string) {
  return db.row<{ day: string; file: number }>(
    `SELECT day, file FROM sources WHERE dataset = ?1 AND part = ?2 AND day <> ''
     AND (?3 = '' OR day = ?3) ORDER BY day DESC LIMIT 1`,
    dataset,
    part,
    on,
  );
}

/** An answer about one day, with the days that can be requested. */
export function dated<Row>(
  { db }: ExchangeFolder,
  { dataset, part }: Dataset,
  date: string | null,
  rows: readonly Row[],
): EmbeddedAnswer {
  const of = "FROM sources WHERE dataset = ? AND part = ? AND day <> ''";
  const newest = `SELECT day ${of} ORDER BY day DESC LIMIT ${DAYS}`;
  const days = db.rows<{ day: string }>(newest, dataset, part).map(({ day }) => day);
  const oldest = db.row<{ day: string | null }>(`SELECT min(day) AS day ${of}`, dataset, part);
  const data: DatedWire<Row> = { date, first: oldest?.day ?? null, days, rows };
  return endOfDay(data, date);
}

/**
 * An answer about a trading day of an exchange, blank for the newest one.
 * @param rowsOn the rows of a day, with a note on what they leave out
 */
export function datedByTrading<Row>(
  folder: ExchangeFolder,
  exchange: string,
  on: string,
  rowsOn: (exchange: Exchange, day: Day) => { rows: readonly Row[]; note?: string },
): EmbeddedAnswer {
  const name = exchangeOf(exchange);
  if (!name) return nothingDated();
  const [day] = newestDays(folder, name, 1, on || undefined);
  const asked = day && (on === '' || day.date === on) ? day : null;
  const { rows, note } = asked ? rowsOn(name, asked) : { rows: [], note: '' };
  const answer = dated(folder, { dataset: 'prices', part: name }, asked?.date ?? null, rows);
  return { ...answer, ...(note && { note }) };
}

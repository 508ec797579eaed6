import type { Sent } from '@/lib/domain/fields';
import type { boardMeeting, corporateAction } from '@/lib/domain/market/records';

import type { EmbeddedAnswer } from '../../answer';
import type { ExchangeFolder } from '../dataset';
import { lastDay } from '../query';
import { endOfDay } from './reply';

/** Only shares: the files also contain interest on bonds. */
const LISTED = 'symbol IN (SELECT symbol FROM equity_list)';

/** `CorporateActions?from=…&to=…`: actions with an ex-date in the range, an event once. */
export function corporateActions(folder: ExchangeFolder, from: string, to: string): EmbeddedAnswer {
  const data = folder.db.rows<Sent<typeof corporateAction>>(
    `SELECT symbol, min(name) AS name, ex_day AS exDate, min(record_day) AS recordDate,
       min(purpose) AS purpose
     FROM actions WHERE ex_day BETWEEN ? AND ? AND purpose <> '' AND ${LISTED}
     GROUP BY symbol, ex_day, upper(purpose) ORDER BY ex_day DESC, symbol`,
    from,
    to,
  );
  return endOfDay(data, lastDay(folder, 'NSE')?.date ?? null);
}

/** `BoardMeetings?from=…&to=…`: board meetings in the range. */
export function boardMeetings(folder: ExchangeFolder, from: string, to: string): EmbeddedAnswer {
  const data = folder.db.rows<Sent<typeof boardMeeting>>(
    `SELECT symbol, min(name) AS name, day AS date, purpose, min(details) AS details
     FROM meetings WHERE day BETWEEN ? AND ? AND purpose <> '' AND ${LISTED}
     GROUP BY symbol, day, purpose ORDER BY day DESC, symbol`,
    from,
    to,
  );
  return endOfDay(data, lastDay(folder, 'NSE')?.date ?? null);
}

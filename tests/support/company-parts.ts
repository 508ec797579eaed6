import { drawable } from '@/lib/domain/company/history';
import { COMPANY_PARTS, type CompanyPart, partEvents } from '@/lib/domain/company/parts';
import { resultsView } from '@/lib/domain/company/results';
import { CALLS } from '@/lib/provider/calls';
import {
  companyEvents,
  companyParts,
  companyShareholding,
  quarterlyData,
  stockHistory,
} from '@/lib/provider/embedded/exchange/answers';
import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';

/** The rows of a part as its page counts them, with the day of the newest. */
function shownOn(folder: ExchangeFolder, symbol: string, part: CompanyPart) {
  const { companyResults, companyEvents: events, companyShareholding: owners } = CALLS;
  if (part === 'history') {
    const read = CALLS.stockHistory.read(stockHistory(folder, symbol, '1Y')?.data);
    const days = drawable(read.data).map(({ time }) => time);
    return { rows: days.length, newest: days.at(-1) };
  }
  if (part === 'results') {
    const { quarters } = resultsView(
      companyResults.read(quarterlyData(folder, symbol)?.data).data,
      [],
    );
    return { rows: quarters.length, newest: quarters.at(-1)?.of.period };
  }
  if (part === 'shareholding') {
    const { data } = owners.read(companyShareholding(folder, symbol)?.data);
    return { rows: data.length, newest: data.at(-1)?.asOn };
  }
  const { data } = events.read(companyEvents(folder, symbol)?.data);
  const rows = partEvents(data, part);
  return {
    rows: rows.length,
    newest: part === 'announcements' ? data.announcements[0]?.date : data.actions[0]?.exDate,
  };
}

/** The most rows that an answer about one company has. */
const MOST = 200;

/** What `CompanyParts` and the pages themselves say about each part of some companies. */
export function comparedParts(folder: ExchangeFolder, symbols: readonly string[]) {
  const listed = new Map(
    CALLS.companyParts
      .read(companyParts(folder).data)
      .data.map(({ symbol, part, rows, newest }) => [`${symbol} ${part}`, { rows, newest }]),
  );
  return symbols.flatMap((symbol) =>
    (Object.keys(COMPANY_PARTS) as CompanyPart[]).map((part) => {
      const { rows = 0, newest = null } = listed.get(`${symbol} ${part}`) ?? {};
      const page = shownOn(folder, symbol, part);
      const most = part === 'history' ? Infinity : MOST;
      return {
        inList: { symbol, part, rows: Math.min(rows, most), newest },
        onPage: { symbol, part, rows: page.rows, newest: page.newest ?? null },
      };
    }),
  );
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Became, becameOf } from '@/lib/domain/became/became';
import { drawable, priceSeries } from '@/lib/domain/company/history';
import { seriesOf } from '@/lib/domain/figure/series';
import { CALLS } from '@/lib/provider/calls';
import {
  companyEvents,
  indexHistory,
  stockHistory,
} from '@/lib/provider/embedded/exchange/answers';
import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { seededRandom } from '@/lib/provider/embedded/sample/random';
import { readRealFiles } from '@/tests/unit/exchange/support';

const DIR = process.env.REAL_EXCHANGE_FILES ?? '';
const isThere = DIR !== '' && existsSync(join(DIR, 'cm'));

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `01-Aug-2025` as `2025-08-01` */
function dayOf(text: string): string {
  const [day = '', month = '', year = ''] = text.trim().split('-');
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day}`;
}

/** Closes by symbol and day, read from the price files alone. */
function closesOfFiles(): Map<string, Map<string, number>> {
  const closes = new Map<string, Map<string, number>>();
  for (const file of readdirSync(join(DIR, 'cm'))) {
    for (const row of readFileSync(join(DIR, 'cm', file), 'utf8')
      .split('\n')
      .slice(1)) {
      const [symbol = '', series = '', date = '', , , , , , close] = row.split(', ');
      if (!['EQ', 'BE', 'BZ'].includes(series)) continue;
      closes.set(symbol, (closes.get(symbol) ?? new Map()).set(dayOf(date), Number(close)));
    }
  }
  return closes;
}

interface Event {
  readonly symbol: string;
  readonly day: string;
  /** Shares after the day for each share before it. */
  readonly shares: number;
}

/** Bonus issues and splits, read from the file of corporate actions alone. */
function eventsOfFile(): readonly Event[] {
  const text = readFileSync(join(DIR, 'corporate/CF-CA-equities-assembled.csv'), 'utf8');
  return text.split('\n').flatMap((row): Event[] => {
    const [symbol = '', , , purpose = '', , date = ''] = row.replace(/^"|"\s*$/g, '').split('","');
    const bonus = /^Bonus (\d+):(\d+)$/.exec(purpose);
    const split = /From R[se] ([\d.]+)\/- Per Share To R[se] ([\d.]+)\/- Per Share$/.exec(purpose);
    const of = { symbol, day: dayOf(date) };
    if (bonus) return [{ ...of, shares: 1 + Number(bonus[1]) / Number(bonus[2]) }];
    return split ? [{ ...of, shares: Number(split[1]) / Number(split[2]) }] : [];
  });
}

const SPANS = 200;
const LEAST_ACROSS = 20;

let folder: ExchangeFolder;

beforeAll(async () => {
  if (isThere) folder = await readRealFiles(DIR);
}, 300_000);

function shareOf(symbol: string) {
  const history = stockHistory(folder, symbol, '5Y', 'as-traded')?.data;
  const { actions } = CALLS.companyEvents.read(companyEvents(folder, symbol)?.data).data;
  const candles = drawable(CALLS.tradedHistory.read(history ?? []).data);
  return priceSeries(candles, actions, false);
}

const once = { amount: 100_000, every: 'once' } as const;

(isThere ? describe : describe.skip)('what sums in real shares became', () => {
  test('₹1,00,000 in HDFC Bank across its bonus, and in the Nifty 50', () => {
    const span = { ...once, from: '2025-08-01', to: '2026-08-14' };
    const { worth } = becameOf(shareOf('HDFCBANK'), span) as Became;
    expect(worth.toFixed(2)).toBe('72259.22');
    const points = CALLS.indexHistory.read(indexHistory(folder, 'Nifty 50', '5Y')?.data).data;
    const nifty = points.map(({ time, value }) => ({ day: time.slice(0, 10), value, of: null }));
    const series = seriesOf(nifty, { kind: 'index' });
    expect((becameOf(series, span) as Became).worth.toFixed(2)).toBe('99188.49');
  });

  test('a demerger that no file names is refused', () => {
    const span = { ...once, from: '2025-08-01', to: '2026-08-14' };
    expect(becameOf(shareOf('VEDL'), span)).toEqual({ day: '2026-04-30', cause: null });
  });

  test(`${SPANS} random spans are, to the paisa, what the files' own figures come to`, () => {
    const [closes, events] = [closesOfFiles(), eventsOfFile()];
    const random = seededRandom('spans');
    const pick = <Item>(items: readonly Item[]) =>
      items[Math.floor(random.next() * items.length)] as Item;
    const [symbols, withEvents] = [[...closes.keys()], events.map(({ symbol }) => symbol)];
    const wrong: unknown[] = [];
    let [count, across] = [0, 0];
    while (count < SPANS) {
      // Every third share has had a split or bonus issue.
      const symbol = pick(count % 3 === 0 ? withEvents : symbols);
      const ofShare = closes.get(symbol) ?? new Map<string, number>();
      const [from, to] = [pick([...ofShare.keys()]), pick([...ofShare.keys()])].sort() as string[];
      if (!from || !to || from === to || !companyEvents(folder, symbol)) continue;
      const found = becameOf(shareOf(symbol), { ...once, from, to });
      if (typeof found === 'string' || !('course' in found)) continue;
      const own = events.filter((one) => one.symbol === symbol && one.day > from && one.day <= to);
      const shares = own.reduce((all, one) => all * one.shares, 1);
      const expected = (100_000 / (ofShare.get(from) ?? 0)) * shares * (ofShare.get(to) ?? 0);
      if (Math.abs(found.worth - expected) >= 0.005) {
        wrong.push({ symbol, from, to, expected, found: found.worth });
      }
      if (own.length > 0) across += 1;
      count += 1;
    }
    expect(wrong).toEqual([]);
    expect(across).toBeGreaterThanOrEqual(LEAST_ACROSS);
  });
});

import { quarterlyData } from '@/lib/provider/embedded/exchange/answers';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import { addDays } from '@/lib/tools/time';

import { type Files, folderOf, PRICE_HEADER, removeFolders } from './support';

afterAll(removeFolders);

const MONTHS = ['Oct', 'Nov'];
const SESSIONS = Array.from({ length: 24 }, (_, at) => addDays('2026-10-28', at));

const written = (day: string): string =>
  `${day.slice(8)}-${MONTHS[Number(day.slice(5, 7)) - 10]}-2026`;

interface Day {
  readonly close: number;
  readonly volume: number;
  readonly delivered: number;
}

/** A folder with one share, and its corporate actions. */
async function deliveryOf(days: readonly Day[], action: string | null): Promise<unknown> {
  const files: Files = {
    'EQUITY_L.csv': [
      'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
      'ALPHASAM,Alpha Sample Limited,EQ,06-OCT-2008,5,1,INE0AA101015,5',
    ].join('\n'),
    ...Object.fromEntries(
      days.map(({ close, volume, delivered }, at) => {
        const day = SESSIONS[at] ?? '';
        const previous = days[at - 1]?.close ?? close;
        const row = `ALPHASAM, EQ, ${written(day)}, ${previous}, ${close}, ${close}, ${close}, ${close}, ${close}, ${close}, ${volume}, 2.5, 40, ${delivered}, 40.00`;
        return [
          `sec_bhavdata_full_${day.slice(8)}${day.slice(5, 7)}2026.csv`,
          `${PRICE_HEADER}\n${row}\n`,
        ];
      }),
    ),
    ...(action && {
      'bc20112026.csv': [
        'SERIES,SYMBOL,SECURITY,RECORD_DT,BC_STRT_DT,BC_END_DT,EX_DT,ND_STRT_DT,ND_END_DT,PURPOSE',
        action,
      ].join('\n'),
    }),
  };
  const folder = await exchangeFolderReader(await folderOf(files), { rescanAfter: 10 })();
  const { company } = quarterlyData(folder, 'ALPHASAM')?.data as {
    company: { delivery20?: number };
  };
  return company.delivery20;
}

/** Half of the shares are delivered before a day, all of them from it on. */
const daysWith = (before: Day, after: Day, from: number, count = 20): Day[] =>
  Array.from({ length: count }, (_, at) => (at < from ? before : after));

const LATER: Day = { close: 100, volume: 1000, delivered: 1000 };

test('twenty days of equal volume weigh alike', async () => {
  const days = daysWith({ ...LATER, delivered: 500 }, LATER, 10);
  expect(await deliveryOf(days, null)).toBe(75);
});

test('days before a split count in the shares of after it', async () => {
  const days = daysWith({ close: 1000, volume: 100, delivered: 50 }, LATER, 10);
  const split = `EQ,ALPHASAM,Alpha Sample,${SESSIONS[10]},,,${SESSIONS[10]},,,FV SPLT FRM RS 10 TO RE 1`;
  expect(await deliveryOf(days, split)).toBe(75);
});

test('days across a step that no action explains do not compare', async () => {
  const days = daysWith({ close: 1000, volume: 100, delivered: 50 }, LATER, 10);
  expect(await deliveryOf(days, null)).toBeUndefined();
});

test('fewer than twenty days have no figure', async () => {
  expect(await deliveryOf(daysWith(LATER, LATER, 0, 19), null)).toBeUndefined();
});

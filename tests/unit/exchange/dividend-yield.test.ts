import { storyOf } from '@/lib/domain/company/story';
import { isKnown } from '@/lib/domain/figure/figure';
import { CALLS } from '@/lib/provider/calls';
import {
  companyEvents,
  companyFigures,
  quarterlyData,
} from '@/lib/provider/embedded/exchange/answers';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import { addDays } from '@/lib/tools/time';

import { company, companyRecords, sourced } from '@/tests/fixtures/company';
import { type Files, folderOf, priceFile, removeFolders } from './support';

afterAll(removeFolders);

const HEADER = 'SYMBOL,COMPANY NAME,SERIES,PURPOSE,FACE VALUE,EX-DATE,RECORD DATE';
const row = (symbol: string, purpose: string, exDate: string) =>
  `${symbol},Sample,EQ,${purpose},10,${exDate},${exDate}`;

const BASE: Files = {
  'EQUITY_L.csv': [
    'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
    'ALPHASAM,Alpha Sample Limited,EQ,06-OCT-2008,5,1,INE0AA101015,5',
    'BETASAM,Beta Sample Limited,EQ,06-OCT-2018,1,1,INE0DD101019,1',
  ].join('\n'),
  'sec_bhavdata_full_20112026.csv': priceFile(
    '20-Nov-2026',
    ['ALPHASAM', 100, 100],
    ['BETASAM', 90, 90],
  ),
};

const ACTIONS = [
  row('ALPHASAM', 'Dividend - Rs 2 Per Share', '10-Jul-2026'),
  row('ALPHASAM', 'Special Dividend - Rs 2 Per Share', '10-Jul-2026'),
  row('ALPHASAM', 'Interim Dividend - Re 1 Per Share', '05-Feb-2026'),
  row('ALPHASAM', 'Dividend - Rs 9 Per Share', '03-Aug-2025'),
];

/** The yield on a company's page, and the first day of the record. */
async function yieldOf(symbol: string, files: Files) {
  const folder = await exchangeFolderReader(await folderOf({ ...BASE, ...files }), {
    rescanAfter: 10,
  })();
  const events = CALLS.companyEvents.read(companyEvents(folder, symbol)?.data).data;
  const results = CALLS.companyResults.read(quarterlyData(folder, symbol)?.data).data;
  const known = { source: 'end-of-day', asOf: '2026-11-20' } as const;
  const story = storyOf(
    companyRecords({
      company: company({ symbol }),
      results: sourced(results, known),
      events: sourced(events, known),
    }),
    { day: '2026-11-20', closed: [] },
  );
  // The screener has the same, where it has one.
  const { rows } = CALLS.companyFigures.read(companyFigures(folder, 'NSE', '').data).data;
  const own = rows.find((one) => one.symbol === symbol)?.dividendYieldPercent ?? null;
  const { value } = story.dividendYield;
  expect(own).toBe(value === null ? null : Math.round(value * 100) / 100);
  return { since: events.actionsSince, yielded: story.dividendYield };
}

const download = (from: string, to: string, rows: readonly string[]): Files => ({
  [`CF-CA-equities-${from}-to-${to}.csv`]: [HEADER, ...rows].join('\n'),
});

test('a download that names its year gives the yield, with its day', async () => {
  const files = download('01-08-2025', '30-11-2026', ACTIONS);
  const { since, yielded } = await yieldOf('ALPHASAM', files);
  expect(since).toBe('2025-08-01');
  expect(yielded).toMatchObject({ value: 5, day: '2026-11-20', source: 'end-of-day' });
  expect((await yieldOf('BETASAM', files)).yielded).toMatchObject({ value: 0 });
});

test('downloads that follow each other are one record, and a hole between them ends it', async () => {
  const late = download('01-06-2026', '30-11-2026', ACTIONS.slice(0, 2));
  const early = (to: string) => download('01-08-2025', to, ACTIONS.slice(2));
  expect(await yieldOf('ALPHASAM', { ...late, ...early('31-05-2026') })).toMatchObject({
    since: '2025-08-01',
    yielded: { value: 5 },
  });
  const holed = await yieldOf('ALPHASAM', { ...late, ...early('30-05-2026') });
  expect(holed).toMatchObject({
    since: '2026-06-01',
    yielded: { reason: 'short', day: '2026-06-01' },
  });
});

test('a download that ends before the price, or has no days in its name, does not cover the year', async () => {
  const ended = await yieldOf('ALPHASAM', download('01-08-2025', '31-10-2026', ACTIONS));
  expect(ended).toMatchObject({ since: null, yielded: { reason: 'short' } });
  const unnamed = { 'CF-CA-equities.csv': [HEADER, ...ACTIONS].join('\n') };
  expect(await yieldOf('ALPHASAM', unnamed)).toMatchObject({
    since: null,
    yielded: { reason: 'short' },
  });
});

test('files without named days count once they have the dividends of all weeks of the year', async () => {
  const weekly = (gap: number) =>
    Array.from({ length: Math.ceil(372 / gap) }, (_, at) =>
      row('BETASAM', `Dividend - Re 0.${at + 10} Per Share`, addDays('2025-11-20', gap * at)),
    );
  const files = (rows: readonly string[]): Files => ({
    'CF-CA-equities.csv': [HEADER, ...rows, ...ACTIONS].join('\n'),
  });
  expect(await yieldOf('ALPHASAM', files(weekly(7)))).toMatchObject({
    since: '2025-11-20',
    yielded: { value: 5 },
  });
  expect(isKnown((await yieldOf('ALPHASAM', files(weekly(14)))).yielded)).toBe(false);
});

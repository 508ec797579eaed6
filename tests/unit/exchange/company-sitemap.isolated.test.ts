import { startFresh, temporaryFolder } from '../../support/fresh-site';
import { BHAV_20, folderOf, removeFolders } from './support';
import { allBut } from '@/tests/support/fake-timers';

// The second look at files that may still be written follows at once.
jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

// The evening of the files' session: later, their prices are past their age and not for search engines.
beforeEach(
  () =>
    void jest.useFakeTimers({
      now: new Date('2026-11-20T20:00:00+05:30'),
      doNotFake: allBut('Date'),
    }),
);

afterEach(removeFolders);

const HEADER =
  '"SYMBOL","COMPANY NAME","SERIES","PURPOSE","FACE VALUE","EX-DATE","RECORD DATE","BOOK CLOSURE START DATE","BOOK CLOSURE END DATE"';

/** Dividends of a company, one a month. */
const dividends = (symbol: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `"${symbol}","${symbol} Limited","EQ","Dividend - Rs ${at + 1} Per Share","5","0${at + 1}-Feb-2026","-","-","-"`,
  );

/** Announcements of a company, each of a text of its own. */
const announcements = (symbol: string, count: number) =>
  Array.from({ length: count }, (_, at) => `Sample ${symbol} : Updates ${symbol} : Letter ${at}`);

test('the sitemap has a company’s corporate actions from five rows on, and its announcements from ten', async () => {
  const folder = await folderOf({
    'EQUITY_L.csv': true,
    [BHAV_20]: true,
    'CF-CA-equities.csv': [HEADER, ...dividends('ALPHASAM', 5), ...dividends('BETASAM', 4)].join(
      '\n',
    ),
    'an20112026.txt': [
      'COMPANY NAME    SYMBOL    : ANNOUNCEMENTS',
      ...announcements('BETASAM', 10),
      ...announcements('ALPHASAM', 9),
    ].join('\n'),
  });
  startFresh({ EXCHANGE_FILES_DIR: folder, CACHE_DIR: temporaryFolder() });
  const { getSitemapEntries } = await import('@/lib/pages/sitemap/entries');
  const entries = (await getSitemapEntries('companies')) ?? [];
  expect(entries.filter(({ path }) => path.split('/').length > 3)).toEqual([
    { path: '/company-information/alpha-sample-limited/corporate-actions', lastmod: null },
    {
      path: '/company-information/beta-sample-industries-limited/announcements',
      lastmod: '2026-11-20',
    },
  ]);
});

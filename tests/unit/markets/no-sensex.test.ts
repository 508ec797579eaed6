import { NO_SENSEX, sensexNote } from '@/lib/domain/index/no-sensex';
import { prepareEntries } from '@/lib/search/entries';
import { searchSite } from '@/lib/search/find';
import { siteIndexOf } from '@/lib/search/find-entries';
import { prepare } from '@/lib/search/match';

const board = (...names: readonly string[]) => ({ data: names.map((name) => ({ name })) });

describe('the sentence for a missing Sensex', () => {
  test('it is said where the source has indices of NSE alone', () => {
    expect(sensexNote({ NSE: board('NIFTY 50'), BSE: board() })).toBe(NO_SENSEX);
    expect(sensexNote({ NSE: board('NIFTY 50'), BSE: board('BSE 500') })).toBe(NO_SENSEX);
  });

  test.each(['SENSEX', 'BSE SENSEX', 'S&P BSE Sensex'])('not where %s is there', (name) => {
    expect(sensexNote({ NSE: board('NIFTY 50'), BSE: board(name) })).toBeNull();
  });

  test('not where a board failed, or no index is there at all', () => {
    expect(sensexNote({ NSE: board('NIFTY 50'), BSE: null })).toBeNull();
    expect(sensexNote({ NSE: null, BSE: board() })).toBeNull();
    expect(sensexNote({ NSE: board(), BSE: board() })).toBeNull();
  });
});

describe('a search for the Sensex without it', () => {
  const fund = {
    group: 'funds',
    title: 'Sample Sensex Index Fund',
    href: '/f',
    words: '',
  } as const;
  const index = siteIndexOf({
    companies: prepare([]),
    parts: [prepareEntries([{ ...fund, codes: [], size: 1 }])],
    hasCompanies: true,
    chains: new Set(),
  });
  const noteOf = (query: string) => searchSite(index, query, 'all').note;

  test.each(['sensex', 'Sensex today', 'bse sensex', 'sensex 30'])('%s says so', (query) => {
    expect(noteOf(query)).toBe(NO_SENSEX);
  });

  test('a fund that follows it needs no such sentence', () => {
    expect(noteOf('sample sensex index fund')).toBeNull();
  });
});

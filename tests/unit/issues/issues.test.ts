import { calendarOf } from '@/lib/content/market-calendar';
import { leastBids, reservedShares } from '@/lib/domain/issue/amounts';
import { bidRows, mayShowBids } from '@/lib/domain/issue/bids';
import { belowBase, listingRows, listingsSentence } from '@/lib/domain/issue/listings';
import { issueNotes } from '@/lib/domain/issue/notes';
import { cancelledSteps, issueSteps, shareOfWay, whereSentence } from '@/lib/domain/issue/timeline';
import { ISSUE_STATES, issuesAt } from '@/lib/domain/market/issues';
import type { FirmRole, NewListing } from '@/lib/domain/market/records';
import { issues } from '@/lib/pages/issues/issue-page';
import { CALLS } from '@/lib/provider/calls';

import { anIssue } from '../../support/issues';

const HOLIDAYS = new Set(calendarOf('equity').holidays.map(({ day }) => day));

const issueOf = (given: object) => {
  const [issue] = CALLS.publicIssues.read([given]).data;
  if (!issue) throw new Error('the record is dropped');
  return issue;
};

describe('the days of an issue', () => {
  // Allotment, credit and listing after the closing day, counted by hand.
  test.each([
    ['a week without a holiday', '2026-11-17', ['2026-11-18', '2026-11-19', '2026-11-20']],
    ['a weekend', '2026-11-13', ['2026-11-16', '2026-11-17', '2026-11-18']],
    ['Diwali', '2026-11-06', ['2026-11-09', '2026-11-11', '2026-11-12']],
    ['the session on Budget Sunday', '2026-01-30', ['2026-02-02', '2026-02-03', '2026-02-04']],
    ['Christmas and a weekend', '2026-12-23', ['2026-12-24', '2026-12-28', '2026-12-29']],
    ['Good Friday after a holiday', '2026-03-30', ['2026-04-01', '2026-04-02', '2026-04-06']],
  ])('across %s, closing on %s', (_, closeDate, expected) => {
    const steps = issueSteps(anIssue({ openDate: '2026-01-02', closeDate }), HOLIDAYS);
    expect(steps.slice(2).map(({ day }) => day)).toEqual(expected);
    expect(steps.map(({ isByRule }) => isByRule)).toEqual([false, false, true, true, true]);
  });

  test('a stated day stands in place of the rule', () => {
    const issue = anIssue(
      { closeDate: '2026-11-17', listingDate: '2026-11-23' },
      { allotmentDate: '2026-11-19' },
    );
    expect(issueSteps(issue, HOLIDAYS).map(({ key, day }) => [key, day])).toEqual([
      ['close', '2026-11-17'],
      ['allotment', '2026-11-19'],
      ['credit', '2026-11-19'],
      ['listing', '2026-11-23'],
    ]);
  });

  test('where an issue is on a day', () => {
    const steps = issueSteps(
      anIssue({ openDate: '2026-11-13', closeDate: '2026-11-17' }),
      HOLIDAYS,
    );
    const at = (day: string, time = '12:00') => whereSentence(steps, { day, time });
    expect(at('2026-11-12')).toBe('Bidding opens in one day');
    expect(at('2026-11-13', '09:59')).toBe('Bidding opens today at 10:00');
    expect(at('2026-11-13', '10:00')).toBe('Today: bidding opens');
    expect(at('2026-11-14')).toBe('Bidding closes in 3 days');
    expect(at('2026-11-17', '16:59')).toBe('Bidding closes today at 17:00');
    expect(at('2026-11-17', '17:00')).toBe('Bidding closed today at 17:00');
    expect(at('2026-11-20')).toBe('Today: listing');
    expect(at('2026-11-21')).toBe('All its days are over');
    expect(['2026-11-01', '2026-11-17', '2026-12-01'].map((day) => shareOfWay(steps, day))).toEqual(
      [0, 4 / 7, 1],
    );
    expect(issueSteps(anIssue({}), HOLIDAYS)).toEqual([]);
  });

  test('what has closed is not open, whatever list it came in', () => {
    const data = [anIssue({ openDate: '2026-11-18', closeDate: '2026-11-20' })];
    const open = { data, source: 'provider', asOf: '2026-11-25', note: null } as const;
    const empty = { ...open, data: [] };
    const lists = { open, upcoming: empty, closed: empty, listed: empty };
    const stateAt = (day: string, time: string) => {
      const placed = issuesAt(lists, { day, time });
      return ISSUE_STATES.filter((state) => placed[state]?.data.length === 1);
    };
    expect(stateAt('2026-11-18', '09:59')).toEqual(['upcoming']);
    expect(stateAt('2026-11-18', '10:00')).toEqual(['open']);
    expect(stateAt('2026-11-20', '16:59')).toEqual(['open']);
    expect(stateAt('2026-11-20', '17:00')).toEqual(['closed']);
    expect(stateAt('2026-11-21', '00:00')).toEqual(['closed']);
  });

  test.each(['open', 'upcoming', 'closed', 'listed'] as const)(
    'what was withdrawn is in no other list, though it came as %s',
    (state) => {
      const ended = { how: 'withdrawn', date: '2026-11-19' } as const;
      const data = [anIssue({ openDate: '2026-11-18', closeDate: '2026-11-20' }, { ended })];
      const of = { source: 'provider', asOf: '2026-11-25', note: null } as const;
      const lists = { open: null, upcoming: null, closed: null, listed: null };
      const clock = { day: '2026-11-19', time: '12:00' };
      const placed = issuesAt({ ...lists, [state]: { ...of, data } }, clock);
      expect(placed.withdrawn?.data).toEqual(data);
      expect(placed[state]?.data).toEqual([]);
    },
  );

  test('a withdrawn issue has the days before and that of its end', () => {
    const known = { openDate: '2026-11-18', closeDate: '2026-11-20' };
    const ended = { how: 'withdrawn', date: '2026-11-19' } as const;
    const issue = anIssue(known, { ended });
    const steps = issueSteps(issue, HOLIDAYS);
    expect(steps.map(({ key, day }) => [key, day])).toEqual([
      ['open', '2026-11-18'],
      ['ended', '2026-11-19'],
    ]);
    expect(cancelledSteps(issue, HOLIDAYS).map(({ key }) => key)).toEqual([
      'close',
      'allotment',
      'credit',
      'listing',
    ]);
    expect(whereSentence(steps, { day: '2026-11-20', time: '12:00' })).toBe(
      'Withdrawn on 19 Nov 2026',
    );
    expect(cancelledSteps(anIssue(known), HOLIDAYS)).toEqual([]);
    const undated = anIssue(known, { ended: { how: 'failed', date: null } });
    expect(issueSteps(undated, HOLIDAYS)).toEqual([]);
  });

  test('what has changed since an issue was announced', () => {
    const given = {
      name: 'X',
      openDate: '2026-11-18',
      closeDate: '2026-11-25',
      priceLow: 90,
      priceHigh: 95,
      extendedFrom: '2026-11-20',
      revisedFrom: { priceLow: 95, priceHigh: 100 },
    };
    const notesOf = (more: object) => issueNotes(issueOf({ ...given, ...more }));
    expect(notesOf({})).toEqual([
      'Bidding was to close on 20 Nov 2026; the last day is now 25 Nov 2026.',
      'The price band was revised: it is ₹90.00 to ₹95.00 and was ₹95.00 to ₹100.00.',
    ]);
    const unchanged = {
      extendedFrom: '2026-11-25',
      revisedFrom: { priceLow: 90, priceHigh: 95 },
    };
    expect(notesOf(unchanged)).toEqual([]);
    expect(notesOf({ ...unchanged, ended: { how: 'withdrawn', date: '2026-11-19' } })).toEqual([
      'The issue was withdrawn on 19 Nov 2026. No shares are allotted, and money that was blocked for bids is released.',
    ]);
    expect(notesOf({ ...unchanged, ended: { how: 'failed', date: null } })).toEqual([
      'The issue failed. No shares are allotted, and money that was blocked for bids is released.',
    ]);
  });
});

describe('the least bid of each class', () => {
  const sums = (priceHigh: number, lotSize: number, board: 'mainboard' | 'sme' = 'mainboard') =>
    leastBids(anIssue({ priceHigh, lotSize }, { board })).map(({ lots, sum }) => [lots, sum]);

  test.each([
    [
      'an ordinary lot',
      146,
      100,
      [
        [1, 14_600],
        [14, 204_400],
        [69, 1_007_400],
      ],
    ],
    [
      'a lot that divides 2 lakh',
      100,
      100,
      [
        [1, 10_000],
        [21, 210_000],
        [101, 1_010_000],
      ],
    ],
    [
      'a lot above the retail sum',
      3_000,
      100,
      [
        [1, 300_000],
        [4, 1_200_000],
      ],
    ],
    ['a lot above 10 lakh', 12_000, 100, [[1, 1_200_000]]],
  ])('%s', (_, price, lot, expected) => {
    expect(sums(price, lot)).toEqual(expected);
  });

  test('two lots above ₹2 lakh on the SME board', () => {
    expect(sums(102, 1_200, 'sme')).toEqual([
      [2, 244_800],
      [3, 367_200],
    ]);
    expect(sums(50, 1_200, 'sme')).toEqual([
      [4, 240_000],
      [5, 300_000],
    ]);
  });

  test('none without a band or a lot', () => {
    expect(leastBids(anIssue({ priceHigh: 100 }))).toEqual([]);
    expect(leastBids(anIssue({ lotSize: 100 }))).toEqual([]);
  });

  test('reserved shares of known classes, as parts of all', () => {
    const issue = anIssue({}, { reservation: { qib: 50, retail: 35, nii: 15, greyMarket: 9 } });
    expect(reservedShares(issue).map(({ name, percent }) => [name, percent])).toEqual([
      ['Institutions (QIB)', 50],
      ['Non-institutional', 15],
      ['Retail', 35],
    ]);
  });
});

describe('bids', () => {
  test('are times of the shares offered, in total of all shares and not the mean', () => {
    const rows = (...given: readonly (readonly [number, number])[]) =>
      bidRows({ rows: given.map(([bid, offered]) => ({ category: 'x', bid, offered })) });
    expect(rows([1_087_887_320, 10_000_000])[0]?.times.toFixed(2)).toBe('108.79');
    expect(rows([63, 100], [23, 100], [106, 100]).at(-1)?.times).toBeCloseTo(0.64, 9);
    expect(rows([1, 1], [0, 99]).at(-1)?.times).toBe(0.01);
    expect(rows()).toEqual([]);
  });

  test('of a class without shares are dropped', () => {
    const given = { category: 'retail', offered: 0, bid: 5 };
    const rows = [given, { ...given, offered: null }, { ...given, bid: null }];
    const bids = CALLS.issueBids.read({ exchange: 'NSE', asOf: '2026-11-20', rows });
    expect(bids.data.rows).toEqual([]);
  });

  const ROLES: readonly (FirmRole | null)[] = ['syndicate', 'leadManager', 'group', 'none', null];

  test.each(ROLES)(
    'with the role %j are shown only without one, where the profile allows it',
    (role) => {
      expect(mayShowBids(role, true)).toBe(role === 'none');
      expect(mayShowBids(role, false)).toBe(false);
    },
  );

  test.each(ROLES)('of a record with the role %j go no further than its reading', (firmRole) => {
    const given = { name: 'X', subscription: 108.79, gmp: 55, expectedGain: '20%', firmRole };
    const record = JSON.stringify(issueOf(given));
    expect(record).not.toMatch(/108\.79|gmp|expectedGain|55/);
  });
});

test('papers are linked on sites of the regulator, the exchanges and the manager alone', () => {
  const urls = [
    'https://www.sebi.gov.in/a.pdf',
    'https://nsearchives.nseindia.com/b.pdf',
    'https://manager.example/c.pdf',
    'https://notsebi.gov.in.example/d.pdf',
    'https://evilsebi.gov.in/e.pdf',
    'http://www.sebi.gov.in/f.pdf',
    'javascript:alert(1)',
    '/documents/g.pdf',
  ];
  const given = {
    name: 'X',
    manager: { name: 'M', site: 'https://www.manager.example/' },
    registrar: { name: 'R', allotmentUrl: 'javascript:alert(1)' },
    documents: urls.map((url) => ({ kind: 'rhp', url })),
  };
  const { details } = issueOf(given);
  expect(details.documents.map(({ url }) => url)).toEqual(urls.slice(0, 3));
  expect(details.registrar).toEqual({ name: 'R', allotmentUrl: null });
});

test('a listed issue has the prices of its share’s first day and its last close', async () => {
  const page = await issues.load('sample-hospitals-limited', {});
  expect(page?.listed).toMatchObject({ issuePrice: 561, open: 549.78, close: 538.56, now: 555.39 });
  expect((await issues.load('sample-textiles-limited', {}))?.listed).toBeNull();
});

describe('shares new on the exchange', () => {
  const listing = (symbol: string, base: number | null, close: number): NewListing => ({
    symbol,
    name: null,
    isin: null,
    day: '2025-11-12',
    base,
    open: null,
    close,
    last: close * 2,
    lastDay: '2026-08-14',
  });
  const rows = [
    listing('GROWW', 100, 131.33),
    listing('ARIHANT', 39.65, 970),
    listing('LOW', 50, 40),
  ];

  test('have an issue price and a return only where a record says the same number', () => {
    const issues = [
      anIssue({}, { symbol: 'GROWW', issuePrice: 100 }),
      anIssue({}, { symbol: 'ARIHANT', issuePrice: 900 }),
    ];
    const found = listingRows(rows, issues);
    expect(found.map(({ symbol, issuePrice }) => [symbol, issuePrice])).toEqual([
      ['ARIHANT', null],
      ['GROWW', 100],
      ['LOW', null],
    ]);
    expect(found[0]).toMatchObject({ firstPercent: null, sincePercent: null });
    expect(found[1]?.firstPercent).toBeCloseTo(31.33, 9);
    expect(found[1]?.sincePercent).toBeCloseTo(162.66, 9);
  });

  test('below their base price on the first day are counted', () => {
    const all = listingRows([...rows, listing('NONE', null, 5)], []);
    expect(belowBase(all).map(({ symbol }) => symbol)).toEqual(['LOW']);
    expect(listingsSentence(all)).toBe(
      '1 of 3 new shares closed the first day below the base price',
    );
    expect(listingsSentence([])).toBe('New on NSE');
  });

  test('moved together from elsewhere they are no issues, and a base that the open leaves is none', () => {
    const moved = Array.from({ length: 10 }, (_, at) => ({
      ...listing(`M${at}`, 100, 90),
      day: '2026-04-20',
    }));
    const far = { ...listing('FAR', 37.1, 7_500), open: 7_600, day: '2026-05-04' };
    const all = listingRows([...rows, ...moved, far], []);
    expect(all.filter(({ isMoved }) => isMoved)).toHaveLength(10);
    expect(all.find(({ symbol }) => symbol === 'FAR')?.base).toBeNull();
    expect(listingsSentence(all)).toBe(
      '1 of 3 new shares closed the first day below the base price',
    );
    expect(listingsSentence(listingRows(moved.slice(0, 9), []))).toMatch(/^9 of 9 new shares/);
  });
});

import { CALLS } from '@/lib/provider/calls';
import { parseDate, parseNumber } from '@/lib/provider/values/primitives';
import { textOf } from '@/lib/provider/values/markup';
import fc from '@/tests/support/properties';

describe('parseNumber', () => {
  test.each<[unknown, number | null]>([
    [24198.85, 24198.85],
    ['24,198.85', 24198.85],
    ['-0.42%', -0.42],
    [' +1.5 ', 1.5],
    ['-.77', -0.77],
    ['5.', 5],
    ['1e3', 1000],
    ['-', null],
    ['', null],
    ['N.A.', null],
    ['12abc', null],
    [NaN, null],
    [Infinity, null],
    ['1e999', null],
    [null, null],
    [{}, null],
  ])('%j is %j', (given, expected) => {
    expect(parseNumber(given)).toBe(expected);
  });
});

describe('parseDate', () => {
  test.each<[unknown, string | null]>([
    ['2026-06-25', '2026-06-25'],
    ['25-Jun-2026', '2026-06-25'],
    ['06-OCT-2008', '2008-10-06'],
    ['2026-06-25T15:30:00', '2026-06-25T10:00:00.000Z'],
    ['2026-06-25 15:30', '2026-06-25T10:00:00.000Z'],
    ['2026-06-25T10:00:00Z', '2026-06-25T10:00:00.000Z'],
    ['2026-06-25T15:30:00.5+05:30', '2026-06-25T10:00:00.500Z'],
    ['01-05-2026', '2026-05-01'],
    ['1/5/2026', '2026-05-01'],
    ['25.06.2026', '2026-06-25'],
    ['25-06/2026', null],
    ['06/25/2026', null],
    ['01/05/2026 15:30:00', '2026-05-01T10:00:00.000Z'],
    ['01-05-2026 03:30 PM', '2026-05-01T10:00:00.000Z'],
    ['01-05-2026, 3:30pm', '2026-05-01T10:00:00.000Z'],
    ['01-05-2026 13:30 PM', null],
    ['01-05-2026 0:30 AM', null],
    ['May  1 2026 12:00AM', '2026-04-30T18:30:00.000Z'],
    ['May 1, 2026', '2026-05-01'],
    ['1 May 2026 12:00 PM', '2026-05-01T06:30:00.000Z'],
    [1777575600000, '2026-04-30T19:00:00.000Z'],
    ['1777575600000', '2026-04-30T19:00:00.000Z'],
    ['/Date(1777575600000)/', '2026-04-30T19:00:00.000Z'],
    ['/Date(1577836800000+0530)/', '2020-01-01T00:00:00.000Z'],
    ['/Date(99999999999999999)/', null],
    [1777575600, null],
    [Infinity, null],
    ['2026-02-30', null],
    ['31-Abc-2026', null],
    ['2026-06-25T25:00', null],
    ['yesterday', null],
    [20260625, null],
  ])('%j is %j', (given, expected) => {
    expect(parseDate(given)).toBe(expected);
  });
});

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

describe('every spelling of a moment is the same moment', () => {
  const moment = fc.date({
    min: new Date('2001-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  });

  test('as a day and as a time of a day in India', () => {
    fc.assert(
      fc.property(moment, (given) => {
        given.setUTCSeconds(0, 0);
        const india = new Date(given.getTime() + 5.5 * 3_600_000).toISOString();
        const [day = '', time = ''] = [india.slice(0, 10), india.slice(11, 16)];
        const [year = '', month = '', date = ''] = day.split('-');
        const name = MONTHS[Number(month) - 1] ?? '';
        const days = [
          day,
          `${date}-${month}-${year}`,
          `${date}/${month}/${year}`,
          `${date}-${name}-${year}`,
          `${name} ${Number(date)} ${year}`,
        ];
        const hour = Number(time.slice(0, 2));
        const half = `${hour % 12 === 0 ? 12 : hour % 12}${time.slice(2)}${hour < 12 ? 'AM' : 'PM'}`;
        for (const one of days) {
          expect(parseDate(one)).toBe(day);
          expect(parseDate(`${one} ${time}`)).toBe(given.toISOString());
          expect(parseDate(`${one} ${half}`)).toBe(given.toISOString());
        }
        expect(parseDate(given.getTime())).toBe(given.toISOString());
        expect(parseDate(`/Date(${given.getTime()})/`)).toBe(given.toISOString());
      }),
    );
  });

  test('and no text throws or is read as anything but a day or an instant', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        expect(parseDate(text) ?? '2026-01-01').toMatch(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/);
      }),
    );
  });
});

const ticker = { title: 'a', description: 'text', position: 'T' };
const read = (...tickers: object[]) =>
  CALLS.menu.read({ research: [], assetClasses: [], advertisement: [], tickers });

test.each([
  [{ description: undefined }, null],
  [{ description: null }, null],
  [{ description: ' ' }, null],
  [{ description: '<script>x()</script>' }, null],
  [{ description: '<b>Bold</b>' }, '<b>Bold</b>'],
])('an announcement is its title alone where it has no words: %j', (given, expected) => {
  expect(read({ ...ticker, ...given }).data.tickers).toMatchObject([
    { title: 'a', description: expected },
  ]);
});

describe('a date that limits a record', () => {
  test.each([{}, { end: null }, { end: '' }, { start: ' ' }, { end: '2026-11-28' }])(
    'keeps the announcement where it is missing or known: %j',
    (range) => {
      expect(read({ ...ticker, ...range })).toMatchObject({ dropped: 0 });
      expect(read({ ...ticker, ...range }).data.tickers).toHaveLength(1);
    },
  );

  test.each([{ end: 'soon' }, { start: '31-02-2026' }, { end: {} }, { start: 20260101 }])(
    'hides it and counts it where it cannot be read: %j',
    (range) => {
      const { data, dropped, reasons } = read({ ...ticker, ...range }, ticker);
      expect(data.tickers).toHaveLength(1);
      expect(dropped).toBe(1);
      expect(reasons[0]).toMatch(/^tickers\[\]\.(start|end): expected date, found /);
    },
  );

  test('is read as SQL, .NET and India write it', () => {
    const { data, dropped } = read(
      { ...ticker, end: '/Date(1577836800000)/' },
      { ...ticker, end: 'Jan  1 2020 12:00AM' },
      { ...ticker, start: '01-01-2098' },
    );
    expect(dropped).toBe(0);
    expect(data.tickers.map(({ start, end }) => start ?? end)).toEqual([
      '2020-01-01T00:00:00.000Z',
      '2019-12-31T18:30:00.000Z',
      '2098-01-01',
    ]);
  });

  test('drops an issue whose last day cannot be read: it would be open for ever', () => {
    const issue = { name: 'One', openDate: '2026-11-20' };
    const issues = [{ ...issue, closeDate: 'tba' }, issue];
    expect(CALLS.publicIssues.read(issues)).toMatchObject({ dropped: 1 });
  });

  test('drops an issue that ended in a way that cannot be read: it would be open', () => {
    const issue = { name: 'One', openDate: '2026-11-20' };
    const issues = [{ ...issue, ended: { how: 'cancelled' } }, { ...issue, ended: null }, issue];
    expect(CALLS.publicIssues.read(issues)).toMatchObject({ dropped: 1 });
  });

  test('drops a contract whose expiry cannot be read: it would never expire', () => {
    const contracts = [
      { symbol: 'A', expiry: 'next' },
      { symbol: 'B', expiry: '' },
    ];
    expect(CALLS.derivativeSnapshot.read(contracts)).toMatchObject({
      dropped: 1,
      data: [{ symbol: 'B', expiry: null }],
    });
  });

  test('drops a talk whose start cannot be read', () => {
    const talks = [{ title: 'A', startsAt: 'tomorrow' }, { title: 'B' }];
    expect(CALLS.webinars.read(talks)).toMatchObject({ dropped: 1, data: [{ title: 'B' }] });
  });
});

test('dropped items of the lists in a record are counted, separately for each read', () => {
  const day = { date: '2026-11-20', rows: [{ symbol: 'A', close: 1, since: 'lately' }] };
  for (let times = 0; times < 2; times += 1) {
    const { data, dropped, reasons } = CALLS.companyFigures.read(day);
    expect([data.rows.length, dropped]).toEqual([0, 1]);
    expect(reasons[0]).toMatch(/^rows\[\]\.since: expected date, found "lately"/);
  }
});

describe('entities of plain texts', () => {
  test.each([
    ['Mahindra &amp; Mahindra', 'Mahindra & Mahindra'],
    ['&#8377;100 &#x20B9;5', '₹100 ₹5'],
    ['a&nbsp;&nbsp;b', 'a b'],
    ['&quot;A&quot; &#39;B&#39; &apos;C&apos;', "\"A\" 'B' 'C'"],
    ['5 &lt; 6 &gt; 4', '5 < 6 > 4'],
    ['2025&ndash;26&hellip;', '2025–26…'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&amp;amp;', '&amp;'],
    ['S&P 500, AT&T, &copy 2026, a&b;', 'S&P 500, AT&T, &copy 2026, a&b;'],
    ['a&#0;b', 'a\uFFFDb'],
    ['a&#10;b&#7;', 'a b'],
  ])('%s reads %s', (given, expected) => {
    const read = CALLS.articles.read([{ name: given, createdAt: '2026-11-20', summary: given }]);
    expect(read.data[0]).toMatchObject({ name: expected, summary: expected });
  });

  test('are decoded in symbols, lists, figures, dates, links and names of categories', () => {
    const master = { nsesymbol: 'M&amp;M', companyname: 'A', formernames: ['B &amp; C'] };
    expect(CALLS.companies.read([master]).data[0]).toMatchObject({
      symbol: 'M&M',
      formerNames: ['B & C'],
    });
    const quote = { symbol: 'M&amp;M', close_price: '3,412.20&nbsp;', netchg: 1, perchg: 1 };
    expect(CALLS.movers.read([quote]).data[0]).toMatchObject({ symbol: 'M&M', close: 3412.2 });
    const issue = {
      name: 'A',
      closeDate: '&nbsp;',
      openDate: '20&nbsp;Nov&nbsp;2026',
      reservation: { 'QIB &amp; anchor': 5 },
    };
    expect(CALLS.publicIssues.read([issue]).data[0]).toMatchObject({
      openDate: '2026-11-20',
      closeDate: null,
      details: { reservation: { 'QIB & anchor': 5 } },
    });
    const news = { heading: 'A', date: '2026-11-20', link: 'https://a.example/?b=1&amp;c=2' };
    expect(CALLS.marketNews.read([news]).data[0]).toMatchObject({
      link: 'https://a.example/?b=1&c=2',
    });
  });

  test('open no way around the check of links', () => {
    const links = ['javascript&#58;alert(1)', '&#x2f;/evil.example', 'java&#9;script:alert(1)'];
    const news = links.map((link) => ({ heading: 'A', date: '2026-11-20', link }));
    expect(CALLS.marketNews.read(news).data.map(({ link }) => link)).toEqual([null, null, null]);
  });

  test('of a video’s description are decoded, and its line breaks stay', () => {
    const youtubeInfo = {
      description: ' T&amp;C\nB ',
      publishedAt: '2026-11-20',
      duration: 'PT1M',
      viewCount: 1,
    };
    const read = CALLS.videos.read([{ name: 'A', code: 'dQw4w9WgXcQ', youtubeInfo }]);
    expect(read.data[0]?.description).toBe('T&C\nB');
  });

  test('in fields with markup stay for the markup’s own reader', () => {
    const read = CALLS.faqs.read([{ question: 'T&amp;C?', response: '<p>1 &lt; 2 &amp;lt;</p>' }]);
    expect(read.data[0]).toMatchObject({ question: 'T&C?' });
    expect(textOf(read.data[0]?.response ?? '')).toBe('1 < 2 &lt;');
  });

  test('are decoded once: a text that is escaped once reads as it was', () => {
    const escaped = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z&;#<"0-9]{1,20}$/), (given) => {
        const [article] = CALLS.articles.read([
          { name: escaped(given), createdAt: '2026-11-20' },
        ]).data;
        expect(article?.name).toBe(given);
      }),
    );
  });
});

test('articles keep their dates however they are written', () => {
  const dates = [
    '01-05-2026',
    '01/05/2026 15:30:00',
    1777575600000,
    '/Date(1777575600000)/',
    'May  1 2026 12:00AM',
    '01-May-2026',
  ];
  const articles = dates.map((createdAt, at) => ({ name: `Article ${at}`, createdAt }));
  const { data, dropped } = CALLS.articles.read(articles);
  expect([data.length, dropped]).toEqual([6, 0]);
});

import { companyFaqs } from '@/lib/domain/company/faqs';
import { chartDescription, chartSentence } from '@/lib/domain/company/chart-sentence';
import { peersOf } from '@/lib/domain/company/peers';
import { quartersSentence } from '@/lib/domain/company/quarters-sentence';
import { peersSentence } from '@/lib/domain/company/standing';
import { type CompanyRecords, storyOf as storyAt } from '@/lib/domain/company/story';
import { figuresSentence, summaryOf } from '@/lib/domain/company/summary';
import { SESSION_EVENING } from '@/tests/support/market-clocks';
import fc from '@/tests/support/properties';

import {
  candle,
  candles,
  company,
  companyRecords,
  figures,
  named,
  owner,
  quarter,
  quarters,
  row,
  sourced,
} from '@/tests/fixtures/company';

const storyOf = (records: CompanyRecords) => storyAt(records, SESSION_EVENING);

const own = company({ industry: 'Autos' });
const others = [
  own,
  named('Narmada Harvester Limited', 'NARMADA'),
  named('Gomti Castings Limited', 'GOMTI'),
];
const snapshot = [
  row('MALWATRAC', { marketCapCrore: 13967.9, pe: 24.8 }),
  row('NARMADA', { marketCapCrore: 31960.2, pe: 31.4 }),
  row('GOMTI', { marketCapCrore: 6204.9, pe: 23.4 }),
];

const bare = companyRecords({ company: own });

const full: CompanyRecords = {
  ...bare,
  results: sourced({
    figures: figures({
      marketCapCrore: 13967.9,
      pe: 24.8,
      dividendYield: 1.25,
      about: 'Makes tractors.',
      price: 132,
      change: 2,
      changePercent: 1.54,
      high52: 140,
      low52: 90,
    }),
    quarters: quarters([1, 2, 3, 4, 5, 6, -2, 9], [10, 20, 30, 40, 50, 60, 70, 50]),
    years: [],
  }),
  history: { ...bare.history, '1Y': sourced(candles([100, 120, 90, 132], 365)) },
  snapshot: sourced(snapshot),
  peers: peersOf(own, others, snapshot, 5),
};

const summary = (records: CompanyRecords): string => {
  const { movement, text } = summaryOf(storyOf(records));
  return movement === null ? text : `~ ${movement}. ${text}`;
};

describe('the summary', () => {
  it('states size, industry, price movement, PE and yield', () => {
    expect(summary(full)).toBe(
      '~ rose 32.0% in a year. A ₹13,967.90 crore company in Autos. Its P/E is 24.80 (the median of its peers is 27.40) and its dividend yield is 1.25%.',
    );
  });

  it('tells market value and P/E that are past their age with their day, and no question of them', () => {
    const results = sourced({
      figures: {
        ...full.results!.data.figures,
        marketCapDate: '2025-12-17',
        peDate: '2025-12-17',
        dividendYield: null,
      },
      quarters: [],
      years: [],
    });
    expect(summary({ ...full, results })).toBe(
      '~ rose 32.0% in a year. A company in Autos. On 17 Dec 2025 it was worth ₹13,967.90 crore on the market. On 17 Dec 2025 its P/E was 24.80.',
    );
    const asked = companyFaqs(storyOf({ ...full, results })).map(({ question }) => question);
    expect(asked.filter((one) => /market cap|P\/E/.test(one))).toEqual([]);
    expect(figuresSentence(storyOf({ ...full, results }))).toBe('Key figures');
  });

  it('omits missing figures', () => {
    const spec = (given: Parameters<typeof figures>[0]): CompanyRecords => ({
      ...bare,
      company: company({ industry: null }),
      results: sourced({ figures: figures(given), quarters: [], years: [] }),
    });
    expect(summary(spec({ marketCapCrore: 500, pe: 12, dividendYield: 2 }))).toBe(
      'A company worth ₹500.00 crore on the market. Its P/E is 12.00 and its dividend yield is 2.00%.',
    );
    expect(summary(spec({ marketCapCrore: 0, pe: -4, dividendYield: 0 }))).toBe(
      'Listed on NSE as MALWATRAC.',
    );
    expect(summary(bare)).toBe('A company in Autos.');
    expect(summary({ ...bare, company: company({ industry: null, symbol: null }) })).toBe('');
  });
});

describe('questions', () => {
  const answerTo = (records: CompanyRecords, start: string) =>
    companyFaqs(storyOf(records)).find(({ question }) => question.startsWith(start))?.answer;

  it('are answered by the figures', () => {
    expect(answerTo(full, 'What is the share price')).toBe(
      'The share closed at ₹132.00 on 20 Nov 2026, up ₹2.00 or 1.54% from the previous close.',
    );
    expect(answerTo(full, 'What is its market cap')).toContain(
      'One company of its industry is worth more; 3 have a known market value.',
    );
    expect(answerTo(full, 'What is its P/E')).toContain('27.40, so its own P/E is below that');
    expect(answerTo(full, 'What were its latest')).toBe(
      'For the quarter to 30 Sep 2026 it reported revenue of ₹50.00 crore (up 25.0% on the year) and a net profit of ₹9.00 crore. One of the eight quarters on record here ended in a loss.',
    );
    expect(answerTo(full, 'What are its 52-week')).toBe(
      '₹140.00 and ₹90.00 up to 20 Nov 2026. At ₹132.00 the share is 5.7% below the high.',
    );
    expect(
      answerTo({ ...full, shareholding: sourced([owner('2026-09-30', { holders: 1234 })]) }, 'Who'),
    ).toBe(
      'On 30 Sep 2026 promoters held 52.00%, foreign institutions 20.00%, mutual funds 10.00%, insurers 5.00%, other institutions in India 3.00% and others 10.00% of the shares. There were 1,234 shareholders.',
    );
    expect(answerTo(full, 'How has its share price')).toContain('up 32.0% in a year');
  });

  it('are omitted for missing figures', () => {
    expect(companyFaqs(storyOf(bare)).map(({ question }) => question)).toEqual([
      'How do I buy its shares?',
    ]);
  });

  it('say of made-up figures that they are a sample, in the sentence itself', () => {
    const made = {
      ...full,
      snapshot: full.snapshot && { ...full.snapshot, source: 'sample' as const },
    };
    const told = companyFaqs(storyOf(made)).flatMap(({ answer }) =>
      answer.split(/(?<=\.) (?=[A-Z₹])/),
    );
    expect(told.filter((one) => /\d/.test(one) && !one.endsWith(' (sample).'))).toEqual([]);
    expect(told.some((one) => one.endsWith(' (sample).'))).toBe(true);
  });

  it('do not call a price with a time a close', () => {
    const live = {
      ...full,
      results: full.results && { ...full.results, asOf: '2026-11-20T06:30:00.000Z' },
    };
    expect(answerTo(live, 'What is the share price')).toMatch(
      /^The share was at ₹132.00 on 20 Nov 2026, 12:00 IST/,
    );
  });
});

describe('a price', () => {
  it('comes from the record, else from the snapshot, else from the last close', () => {
    expect(storyOf(full).quote).toMatchObject({ price: 132, change: 2 });
    expect(storyOf({ ...full, results: null }).quote).toMatchObject({
      price: 100,
      changePercent: 1,
    });
    expect(storyOf({ ...full, results: null, snapshot: null }).quote).toMatchObject({
      price: 132,
      change: 42,
    });
    expect(storyOf(bare).quote).toBeNull();
  });
});

it('has no longer range that reaches no further back', () => {
  const few = sourced(candles([3, 2, 1], 3));
  const story = storyOf({ ...bare, history: { '1M': few, '1Y': few, '5Y': few } });
  expect(story.ranges.map(({ range }) => range)).toEqual(['1M']);
});

it('draws prices from where on they compare', () => {
  const days = sourced(candles([100, 101, 102, 50, 51], 4));
  const events = sourced({
    actions: [{ exDate: '2026-11-19', purpose: 'Demerger', factor: 1 }],
    actionsSince: null,
    meetings: [],
    announcements: [],
    deals: [],
  });
  const { main } = storyOf({ ...bare, history: { ...bare.history, '1Y': days }, events });
  expect(main?.candles.map(({ close }) => close)).toEqual([50, 51]);
  expect(main?.series.points).toHaveLength(5);
});

describe('with any records', () => {
  const odd = fc.oneof(
    fc.constant(null),
    fc.constantFrom(0, -0, -0.001, 0.004, 1e-9, 1e15, -1e15),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  );
  const day = fc
    .integer({ min: 0, max: 2000 })
    .map((days) =>
      new Date(Date.parse('2021-06-01') + days * 86_400_000).toISOString().slice(0, 10),
    );
  const close = fc.double({ min: -1, max: 1e6, noNaN: true });
  const anyCandle = fc
    .tuple(day, close, odd, odd, odd)
    .map(([time, price, low, high, volume]) => candle(time, price, { low, high, volume }));
  const anyQuarter = fc
    .tuple(fc.constantFrom('2025-09-30', '2026-03-31', '2026-06-30', '2026-09-30'), odd, odd, odd)
    .map(([period, salesCrore, netProfitCrore, eps]) =>
      quarter(period, { salesCrore, netProfitCrore, eps }),
    );
  const anyFigures = fc
    .record({
      marketCapCrore: odd,
      pe: odd,
      dividendYield: odd,
      price: odd,
      change: odd,
      changePercent: odd,
      high52: odd,
      low52: odd,
      faceValue: odd,
      bookValue: odd,
    })
    .map((given) => figures(given));

  it('no sentence prints NaN, null or undefined', () => {
    fc.assert(
      fc.property(
        anyFigures,
        fc.array(anyQuarter),
        fc.array(anyCandle),
        odd,
        (given, some, year, pe) => {
          const rows = snapshot.map((each) => ({ ...each, pe, marketCapCrore: pe }));
          const story = storyOf({
            ...full,
            results: sourced({ figures: given, quarters: some, years: [] }),
            history: { '1M': sourced(year.slice(0, 9)), '1Y': sourced(year), '5Y': null },
            snapshot: sourced(rows),
            peers: peersOf(own, others, rows, 5),
          });
          const { movement, text } = summaryOf(story);
          const said = [
            movement ?? '',
            text,
            figuresSentence(story),
            quartersSentence(story.quarters, 8, SESSION_EVENING),
            ...story.ranges.flatMap(({ candles: drawn, series }) => [
              chartSentence(series, SESSION_EVENING),
              chartDescription(drawn),
            ]),
            ...companyFaqs(story).flatMap(({ question, answer }) => [question, answer]),
            ...[story.day, story.year].flatMap((range) => (range ? [range.label, range.note] : [])),
            peersSentence(story),
          ].join('\n');
          expect(said).not.toMatch(/NaN|null|undefined|Infinity|[−-]0(?:\.0+)?(?![\d.])|–/);
        },
      ),
      { numRuns: 300 },
    );
  });
});

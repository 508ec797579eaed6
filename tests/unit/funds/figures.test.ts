import { dayFinding } from '@/lib/domain/fund/explorer-sentences';
import { familiesOf, type SchemeRow } from '@/lib/domain/fund/families';
import { fundFaqs } from '@/lib/domain/fund/faqs';
import { dayChange, isExchangeTraded, schemeLabel, slugsByIsin } from '@/lib/domain/fund/plans';
import {
  fallHeading,
  returnSentence,
  seriesSentences,
  yearsSentence,
} from '@/lib/domain/fund/sentences';
import { fundStoryOf } from '@/lib/domain/fund/story';
import type { FundScheme, NavPoint } from '@/lib/domain/fund/types';
import { fundMetadata } from '@/lib/pages/funds/fund/metadata';
import { fundPart } from '@/lib/pages/funds/fund/page';
import { fundPicture } from '@/lib/pages/funds/fund/picture';
import { family, growing, LATER, NOW, scheme } from '@/tests/fixtures/fund';

const DAILY = growing('2025-01-01', '2026-08-20', 0.06, 4_000);
const splitAt = (day: string, factor: number) =>
  DAILY.map((point) => ({ ...point, nav: point.day < day ? point.nav : point.nav * factor }));
/** The NAVs of month ends, as lists of many months have them. */
const monthly = (line: readonly NavPoint[]) =>
  line.filter(({ day }, at) => line[at + 1]?.day.slice(0, 7) !== day.slice(0, 7));

const storyOf = (line: readonly NavPoint[], now = NOW, shown: Partial<FundScheme> = {}) => {
  const last = line.at(-1);
  const one = scheme({ nav: last?.nav ?? null, day: last?.day ?? null, ...shown });
  return fundStoryOf(family({ schemes: [one] }), one, new Map([[one.code, line]]), now);
};

test.each([
  ['a tenth', 0.1, 'one became 10'],
  ['a hundredth', 0.01, 'one became 100'],
  ['ten times', 10, '10 became one'],
])('a unit split to %s is no loss and no gain', (_, factor, words) => {
  const [whole, split] = [storyOf(DAILY), storyOf(splitAt('2026-06-15', factor))];
  const figures = ({ returns, sips, years }: typeof whole) =>
    [...returns.latest, ...years]
      .map(({ percent }) => percent.toFixed(6))
      .concat(sips.map(({ worth }) => worth.toFixed(4)));
  expect(figures(split)).toEqual(figures(whole));
  expect(split.fall).toMatchObject({ value: null, reason: 'none' });
  expect(seriesSentences(split)).toEqual([
    expect.stringContaining(`On 15 Jun 2026 its units were`),
  ]);
  expect(seriesSentences(split).join()).toContain(words);
});

test('of month ends the days between which units were split are named', () => {
  const [sentence] = seriesSentences(storyOf(monthly(splitAt('2026-06-15', 0.1))));
  expect(sentence).toMatch(/^Between 29 May 2026 and 30 Jun 2026 its units were split/);
});

test('there is no daily change across a step, and it is in new units across a split', () => {
  const two = { day: '2026-08-20', previousDay: '2026-08-19' };
  expect(dayChange({ ...two, nav: 10.1, previousNav: 100 })?.percent).toBeCloseTo(1, 6);
  expect(dayChange({ ...two, nav: 50, previousNav: 100 })).toBeNull();
});

test('history begins after a step that no market explains, and says so', () => {
  const story = storyOf(splitAt('2026-06-15', 0.5));
  expect(story.line[0]?.day).toBe('2026-06-15');
  expect(seriesSentences(story)).toEqual([expect.stringContaining('before 15 Jun 2026')]);
  expect(story.returns.latest).toEqual([]);
});

const falling = (line: readonly NavPoint[]) =>
  line.map((point) => (point.day > '2026-03-01' ? { ...point, nav: point.nav * 0.9 } : point));

test('a fall between month ends is no bound, one of daily NAVs is the largest on record', () => {
  expect(fallHeading(storyOf(falling(DAILY)))).toMatch(/^Its largest fall on record since/);
  const sparse = storyOf(falling(monthly(DAILY)));
  expect(fallHeading(sparse)).toMatch(
    /^Between the 20 values on record since 31 Jan 2025 it fell by up to [\d.]+%; the actual fall may be larger$/,
  );
  const answers = fundFaqs(sparse, false)
    .map(({ answer }) => answer)
    .join(' ');
  expect(answers).toContain('the actual fall may be larger');
  expect(answers).not.toMatch(/at most/);
});

test('a span of 372 days is named so', () => {
  const line = [...monthly(DAILY).filter(({ day }) => day !== '2025-07-31')];
  const odd = [...line, { day: '2025-07-24', nav: 4_100 }];
  const { returns } = storyOf(odd);
  const [first] = returns.monthEnd;
  expect(first && returnSentence(first)).toMatch(
    /^Over the 372 days to 31 Jul 2026 it gained [\d.]+%$/,
  );
});

test('one story: the NAV and its day agree wherever they are said', () => {
  const story = storyOf(DAILY);
  const page = { url: 'https://x.example/a', id: 'https://x.example/a' };
  const nav = '₹4,396.9700';
  const shown = scheme({ nav: 4396.97, day: '2026-08-20' });
  const same = fundStoryOf(
    family({ schemes: [shown] }),
    shown,
    new Map([[shown.code, story.line]]),
    NOW,
  );
  const texts = [
    String(fundMetadata(same, 'end-of-day').description),
    JSON.stringify(fundFaqs(same, false)),
    JSON.stringify(fundPart(same, false)(page as never)),
    JSON.stringify(fundPicture(same.family, NOW, false)),
  ];
  for (const text of texts) {
    expect(text).toContain(nav);
    expect(text).toContain('20 Aug 2026');
  }
});

test('an old NAV is in no title, description, answer or structured data', () => {
  const story = storyOf(DAILY, LATER);
  const page = { url: 'https://x.example/a', id: 'https://x.example/a' };
  const { title, description, robots } = fundMetadata(story, 'end-of-day');
  expect(story.isOld).toBe(true);
  expect(robots).toMatchObject({ index: false });
  const texts = [title, description, fundFaqs(story, false), fundPart(story, false)(page as never)];
  expect(JSON.stringify(texts)).not.toMatch(/₹|today|\d\.\d+%/);
  expect(JSON.stringify(fundPicture(story.family, LATER, false))).toContain('NAV on 20 Aug 2026');
});

test('the longer returns of the other plan stand apart and name it', () => {
  const [regular, direct] = [scheme(), scheme({ code: '900002', plan: 'direct' })];
  const histories = new Map([
    [regular.code, growing('2025-01-01', '2026-08-20', 0.1)],
    [direct.code, growing('2020-01-01', '2026-08-20', 0.11)],
  ]);
  const of = (shown: FundScheme) =>
    fundStoryOf(family({ schemes: [regular, direct] }), shown, histories, NOW);
  expect(of(regular).other?.scheme.plan).toBe('direct');
  expect(of(regular).other?.returns.map(({ years }) => years)).toEqual([3, 5]);
  expect(of(regular).returns.latest.map(({ years }) => years)).toEqual([1, null]);
  expect(of(direct).other).toBeNull();
});

const row = (facts: Partial<SchemeRow>): SchemeRow => ({
  code: '900001',
  name: 'Oak Gold ETF',
  house: 'Oak Mutual Fund',
  category: null,
  isin: null,
  reinvestmentIsin: null,
  plan: null,
  option: null,
  formerName: null,
  nav: 10,
  date: '2026-08-20',
  previousNav: null,
  previousDate: null,
  firstDate: null,
  monthEnds: null,
  ...facts,
});

test.each([
  ['Open Ended Schemes(Other Scheme - Gold ETF)', true],
  ['Open Ended Schemes(Exchange Traded Funds (ETFs) - Equity ETF)', true],
  ['Open Ended Schemes(Other Scheme - FoF Domestic)', false],
])('%s: one plan, traded on the exchange: %s', (category, isTraded) => {
  const [one] = familiesOf([row({ category, plan: 'Direct Plan', option: 'Growth' })]).families;
  expect(one && isExchangeTraded(one)).toBe(isTraded);
  const label = one?.schemes[0] && schemeLabel(one.schemes[0]);
  expect(label).toBe(isTraded ? 'Exchange-traded units' : 'Direct, Growth');
});

test('former names are those of the fund, without plan, option and spelling', () => {
  const formerNamesOf = (name: string, formerName: string) =>
    familiesOf([row({ name, formerName })]).families[0]?.formerNames;
  expect(
    formerNamesOf(
      'Oak Dynamic Term Fund',
      'Oak Dynamic Term Fund (formerly known as Elm Dynamic Bond Fund) - Direct Plan - Growth',
    ),
  ).toEqual(['Elm Dynamic Bond Fund']);
  expect(formerNamesOf('Oak Term Fund', 'Oak Bond Fund - Regular Plan - Growth')).toEqual([
    'Oak Bond Fund',
  ]);
  expect(formerNamesOf('Oak Term Fund', 'OAK TERM FUND - Growth')).toEqual([]);
});

test('the day of a list is that of most funds, not of a few on a Sunday', () => {
  const found = (day: string, nav: number) => {
    const one = scheme({ day, nav, previousNav: 10, previousDay: '2026-08-19' });
    return { family: family(), scheme: one, schemes: [one] };
  };
  const most = [found('2026-08-20', 11), found('2026-08-20', 9), found('2026-08-20', 10)];
  expect(dayFinding([...most, found('2026-08-23', 12)])).toBe(
    'On 20 Aug 2026, 1 of 4 funds rose, 1 fell, 1 did not change; 1 has no NAV and change of that day.',
  );
  expect(dayFinding([found('2026-08-20', 9)])).toBe('On 20 Aug 2026 its NAV fell.');
});

test('calendar years: one, none and all', () => {
  const year = (percent: number) => ({
    year: '2025',
    percent,
    isWhole: true,
    from: { day: '2024-12-31', value: 1, of: { day: '', nav: 1 } },
    to: { day: '2025-12-31', value: 1, of: { day: '', nav: 1 } },
  });
  expect(yearsSentence([year(-1)])).toBe('The calendar year ended in a loss');
  expect(yearsSentence([year(-1), year(-2)])).toBe('All 2 calendar years ended in a loss');
  expect(yearsSentence([year(1), year(-2)])).toBe('1 year of 2 ended in a loss');
});

test('exchange-traded funds alone are found by ISIN', () => {
  const traded = family({ slug: 'etf', schemes: [scheme({ plan: 'exchange', isin: 'INF1' })] });
  const other = family({ slug: 'other', schemes: [scheme({ isin: 'INF2' })] });
  expect([...slugsByIsin([traded, other])]).toEqual([['INF1', 'etf']]);
});

import { fundFaqs } from '@/lib/domain/fund/faqs';
import { chosenScheme, pairsOf, schemeLabel, schemeQuery } from '@/lib/domain/fund/plans';
import { navSeries } from '@/lib/domain/fund/nav-series';
import { returnsOf } from '@/lib/domain/fund/returns';
import { noReturnsSentence, returnsSentence } from '@/lib/domain/fund/sentences';
import { codesOf, fundStoryOf, isFundIndexable, sameCategory } from '@/lib/domain/fund/story';
import type { FundFamily, NavPoint } from '@/lib/domain/fund/types';
import fc from '@/tests/support/properties';

import { family, growing, NOW, scheme } from '@/tests/fixtures/fund';

const long = growing('2015-01-01', '2026-08-20', 0.12);
const storyOf = (one: FundFamily, line: readonly NavPoint[], option = '') => {
  const chosen = chosenScheme(one, { plan: '', option }) ?? scheme();
  return fundStoryOf(one, chosen, new Map(codesOf(one, chosen).map((code) => [code, line])), NOW);
};

test('plan and option of the address choose the scheme, the first one else', () => {
  const one = family();
  const codeOf = (plan: string, option: string) => chosenScheme(one, { plan, option })?.code;
  expect(codeOf('', '')).toBe('900001');
  expect(codeOf('direct', '')).toBe('900002');
  expect(codeOf('regular', 'idcw')).toBe('900003');
  expect(codeOf('direct', 'idcw')).toBe('900002');
  expect(codeOf('nothing', 'nothing')).toBe('900001');
  expect(pairsOf(one).map(({ code }) => code)).toEqual(['900001', '900003', '900002']);
  expect(one.schemes.map((each) => schemeQuery(one, each))).toEqual([
    {},
    { plan: 'regular', option: 'idcw' },
    { plan: 'direct', option: 'growth' },
  ]);
});

test('each scheme of a family has its own address, and the first has the one without a query', () => {
  const one = family({
    schemes: [
      scheme(),
      scheme({ code: '900004', variant: 'Institutional plan' }),
      scheme({ code: '900005', variant: 'Institutional plan' }),
      scheme({ code: '900003', option: 'idcw' }),
      scheme({ code: '900006', option: 'idcw', variant: 'Monthly IDCW, payout' }),
      scheme({ code: '900002', plan: 'direct' }),
    ],
  });
  expect(one.schemes.map((each) => schemeQuery(one, each))).toEqual([
    {},
    { plan: 'regular', option: 'growth', variant: 'institutional-plan' },
    { code: '900005' },
    { plan: 'regular', option: 'idcw' },
    { plan: 'regular', option: 'idcw', variant: 'monthly-idcw-payout' },
    { plan: 'direct', option: 'growth' },
  ]);
  expect(chosenScheme(one, { variant: 'nothing' })?.code).toBe('900001');
  expect(chosenScheme(one, { code: '1', plan: 'direct' })?.code).toBe('900002');
});

test('an address leads to the scheme that it was made for', () => {
  const schemes = fc.uniqueArray(
    fc.record({
      code: fc.integer({ min: 100_000, max: 199_999 }).map(String),
      plan: fc.constantFrom('regular' as const, 'direct' as const, 'unknown' as const),
      option: fc.constantFrom('growth' as const, 'idcw' as const, 'unknown' as const),
      variant: fc.constantFrom(null, 'Monthly IDCW', 'Monthly IDCW, payout', 'Retail plan'),
    }),
    { minLength: 1, maxLength: 12, selector: ({ code }) => code },
  );
  fc.assert(
    fc.property(schemes, (all) => {
      const one = family({ schemes: all.map((facts) => scheme(facts)) });
      for (const each of one.schemes) {
        expect(chosenScheme(one, schemeQuery(one, each))).toBe(each);
      }
    }),
  );
});

test('a label names what is known', () => {
  expect(family().schemes.map(schemeLabel)).toEqual([
    'Regular, Growth',
    'Regular, Monthly IDCW, payout',
    'Direct, Growth',
  ]);
  expect(schemeLabel(scheme({ plan: 'unknown', option: 'unknown' }))).toBe(
    'Plan and option not stated',
  );
});

test('a growth option with a long line has every part', () => {
  const story = storyOf(family(), long);
  expect(story.noReturns).toBeNull();
  expect(story.drawn.map(({ key }) => key)).toEqual(['1Y', '5Y', 'All']);
  expect(story.returns.latest).toHaveLength(5);
  expect(story.sips).toHaveLength(4);
  expect(story.gaps).toHaveLength(4);
  expect(story.rolling).not.toBeNull();
  expect(fundFaqs(story, false).map(({ question }) => question)).toContain(
    'What would ₹5,000 a month have become?',
  );
});

test.each<[string, FundFamily, readonly NavPoint[], RegExp]>([
  [
    'payouts',
    family({ schemes: [scheme({ option: 'idcw' })] }),
    long,
    /Payouts are not in this line/,
  ],
  ['option', family({ schemes: [scheme({ option: 'unknown' })] }), long, /do not say for certain/],
  ['no-history', family(), [], /need 182 days/],
  ['short-history', family(), long.slice(-60), /NAVs of 83 days/],
  [
    'not-current',
    family({ isCurrent: false }),
    long,
    /has the date 20 Aug 2026\. A fund stops publishing when it matures, closes or is merged/,
  ],
  [
    'not-current',
    family({ isCurrent: false, schemes: [scheme({ nav: null, day: null })] }),
    [],
    /^No NAV of it is published\. A fund stops publishing/,
  ],
])('no return is shown: %s', (reason, one, line, sentence) => {
  const story = storyOf(one, line);
  expect(story.noReturns).toBe(reason);
  expect([story.returns.latest, story.sips, story.years, story.rolling, story.fall.value]).toEqual([
    [],
    [],
    [],
    null,
    null,
  ]);
  expect(noReturnsSentence(story)).toMatch(sentence);
  expect(
    fundFaqs(story, false)
      .map(({ answer }) => answer)
      .join(),
  ).not.toMatch(/% a year/);
});

test('a fund without plans has no words for them in its answer', () => {
  const only = scheme({ plan: 'unknown', option: 'unknown' });
  const one = fundStoryOf(family({ schemes: [only] }), only, new Map(), NOW);
  expect(fundFaqs(one, false)[0]?.answer).toBe('₹48.1234 on 20 Aug 2026.');
});

test('a return over one year is not called one a year', () => {
  const [year] = returnsOf(navSeries(growing('2025-06-01', '2026-08-20', -0.05))).latest;
  expect(year && returnsSentence([year])).toMatch(/^Over the year to 20 Aug 2026 it lost [\d.]+%$/);
});

test('a sample says so in every answer', () => {
  const answers = fundFaqs(storyOf(family(), long), true).map(({ answer }) => answer);
  expect(answers.filter((answer) => !answer.startsWith('Made up for the sample. '))).toEqual([]);
});

test('a page is for search engines with a current NAV, and two plans or a course', () => {
  const fresh = { firstDay: '2026-08-01' };
  expect(isFundIndexable(family(), NOW)).toBe(true);
  expect(isFundIndexable(family({ isCurrent: false }), NOW)).toBe(false);
  expect(isFundIndexable(family({ schemes: [scheme(fresh)] }), NOW)).toBe(false);
  expect(isFundIndexable(family({ schemes: [scheme()] }), NOW)).toBe(true);
  expect(
    isFundIndexable(
      family({ schemes: [scheme(fresh), scheme({ ...fresh, plan: 'direct' })] }),
      NOW,
    ),
  ).toBe(true);
});

test('neighbours of the category are current, by name, and not the fund itself', () => {
  const named = (name: string, facts: Partial<FundFamily> = {}) =>
    family({ name, slug: name.toLowerCase(), ...facts });
  const all = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => named(name));
  const gone = named('Bb', { isCurrent: false });
  const names = (slug: string, most: number) => {
    const own = all.find((one) => one.slug === slug);
    return own ? sameCategory([...all, gone], own, most).map(({ name }) => name) : [];
  };
  expect(names('c', 2)).toEqual(['B', 'D']);
  expect(names('a', 2)).toEqual(['B', 'C']);
  expect(names('f', 2)).toEqual(['D', 'E']);
  expect(names('c', 10)).toEqual(['A', 'B', 'D', 'E', 'F']);
});

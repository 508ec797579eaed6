import {
  calmName,
  familyKey,
  isSegregatedName,
  type NamedScheme,
  readName,
} from '@/lib/domain/fund/names';
import fc from '@/tests/support/properties';

type Expected = readonly [family: string, plan: string, option: string, variant: string | null];

const read = (scheme: NamedScheme): Expected => {
  const { family, plan, option, variant } = readName(scheme);
  return [family, plan, option, variant];
};

test.each<[string, Expected]>([
  ['Oak Flexi Cap Fund - Direct Plan - Growth', ['Oak Flexi Cap Fund', 'direct', 'growth', null]],
  ['Oak Fund- Direct Plan-Growth Option', ['Oak Fund', 'direct', 'growth', null]],
  ['OAK FUND - REGULAR - GROWTH', ['OAK FUND', 'regular', 'growth', null]],
  ['Oak Fund Direct Growth', ['Oak Fund', 'direct', 'growth', null]],
  ['Oak Fund (Direct) - Growth Option', ['Oak Fund', 'direct', 'growth', null]],
  ['Oak Fund - Growth Option- Direct', ['Oak Fund', 'direct', 'growth', null]],
  ['Oak Fund - Direct Plan Growth Plan - Bonus Option', ['Oak Fund', 'direct', 'bonus', null]],
  ['Oak Fund - Growth', ['Oak Fund', 'unknown', 'growth', null]],
  ['Oak Fund', ['Oak Fund', 'unknown', 'unknown', null]],
  [
    'Oak Term Fund (1124 Days) - Direct Plan',
    ['Oak Term Fund (1124 Days)', 'direct', 'unknown', null],
  ],
  [
    'Oak Fund - Regular Plan - Fortnightly Income Distribution cum Capital Withdrawal Option (IDCW)',
    ['Oak Fund', 'regular', 'idcw', 'Fortnightly IDCW'],
  ],
  [
    'Oak Fund - Direct Plan - Reinvestment of Income Distribution cum capital withdrawal option',
    ['Oak Fund', 'direct', 'idcw', 'IDCW, reinvestment'],
  ],
  [
    'Oak Fund - Retail Plan - Weekly IDCW',
    ['Oak Fund', 'unknown', 'idcw', 'Retail plan, weekly IDCW'],
  ],
  [
    'Oak Fund - Unclaimed Dividend - Upto 3 years',
    ['Oak Fund', 'unknown', 'unknown', 'Unclaimed IDCW, up to 3 years'],
  ],
  // Words of plan and option that are a fund's own.
  [
    'Oak Regular Savings Fund - Direct - Growth',
    ['Oak Regular Savings Fund', 'direct', 'growth', null],
  ],
  ['Oak Regular Savings Fund', ['Oak Regular Savings Fund', 'unknown', 'unknown', null]],
  ['Oak Dividend Yield Fund - IDCW', ['Oak Dividend Yield Fund', 'unknown', 'idcw', null]],
  ['Oak Pension Plan - Growth', ['Oak Pension Plan', 'unknown', 'growth', null]],
  ['Oak Growth Fund - Series 2', ['Oak Growth Fund - Series 2', 'unknown', 'unknown', null]],
  [
    'Oak Retirement Fund - Aggressive Plan',
    ['Oak Retirement Fund - Aggressive Plan', 'unknown', 'unknown', null],
  ],
  ['Oak Monthly Income Plan - Direct', ['Oak Monthly Income Plan', 'direct', 'unknown', null]],
  ['Direct Growth', ['Direct Growth', 'unknown', 'unknown', null]],
  [
    'Oak Fund (Formerly Known as Elm Direct Fund) - Regular Plan - Growth',
    ['Oak Fund', 'regular', 'growth', null],
  ],
])('%s', (name, expected) => {
  expect(read({ name })).toEqual(expected);
});

test.each<[plan: string, option: string, Expected]>([
  ['Direct Plan', 'GROWTH', ['Oak Fund', 'direct', 'growth', null]],
  ['Regular Plan', 'Cumulative', ['Oak Fund', 'regular', 'growth', null]],
  [
    'Regular Plan',
    'IDCW (Income Distribution CUM Capital Withdrawal)',
    ['Oak Fund', 'regular', 'idcw', null],
  ],
  ['Direct Plan', 'MONTHLY DCW Payout', ['Oak Fund', 'direct', 'idcw', 'Monthly IDCW, payout']],
  ['Direct Plan', 'IDCW-Re-investment', ['Oak Fund', 'direct', 'idcw', 'IDCW, reinvestment']],
  [
    'Direct Plan',
    'IDCW (Payout/ Reinvestment)',
    ['Oak Fund', 'direct', 'idcw', 'IDCW, payout or reinvestment'],
  ],
  ['Direct Plan', 'Half  Yearly IDCW', ['Oak Fund', 'direct', 'idcw', 'Half-yearly IDCW']],
  ['Direct Plan', 'Quaterly IDCW', ['Oak Fund', 'direct', 'idcw', 'Quarterly IDCW']],
  ['Regular Plan', 'Direct - IDCW', ['Oak Fund', 'regular', 'idcw', null]],
  ['', 'Direct Growth', ['Oak Fund', 'direct', 'growth', null]],
  ['Regular Plan', 'Annual Bonus', ['Oak Fund', 'regular', 'bonus', 'Annual bonus']],
  [
    'Regular Plan',
    'Super Institutional Growth',
    ['Oak Fund', 'regular', 'growth', 'Super institutional plan'],
  ],
  [
    'Regular Plan',
    'Unclaimed Redemption Plan - Growth',
    ['Oak Fund', 'regular', 'unknown', 'Unclaimed redemption'],
  ],
  ['Direct Plan', 'Defined Maturity Date Option', ['Oak Fund', 'direct', 'unknown', null]],
])('the columns %j and %j', (plan, option, expected) => {
  expect(read({ name: 'Oak Fund', plan, option })).toEqual(expected);
});

test('the class of a plan is read from the former name, which alone has it', () => {
  const columns = { name: 'Oak Fund', plan: 'Regular Plan', option: 'Growth Option' };
  const classOf = (formerName: string) => read({ ...columns, formerName })[3];
  expect(classOf('Oak Fund - Regular Plan - Growth Option')).toBeNull();
  expect(classOf('Oak Fund - Retail Plan - Growth Option')).toBe('Retail plan');
});

test('blank columns are filled from the name before there were columns', () => {
  const formerName = 'Oak Fund - DIRECT PLAN - Monthly IDCW';
  const blank = { name: 'OAK FUND', plan: '', option: null };
  expect(read({ ...blank, formerName })).toEqual(['OAK FUND', 'direct', 'idcw', 'Monthly IDCW']);
  expect(read(blank)).toEqual(['OAK FUND', 'unknown', 'unknown', null]);
});

// As AMFI's first files with columns have them: payouts that are called growth, plans exchanged.
test.each<[plan: string, option: string, formerName: string, Expected]>([
  [
    ...(['Direct Plan', 'GROWTH', 'Oak Fund Direct Plan - IDCW'] as const),
    ['Oak Fund', 'direct', 'unknown', null],
  ],
  [
    ...(['Regular Plan', 'IDCW', 'Oak Fund - Regular Plan - Growth'] as const),
    ['Oak Fund', 'regular', 'unknown', null],
  ],
  [
    ...(['Regular Plan', 'Growth Option', 'Oak Fund Regular Plan Bonus'] as const),
    ['Oak Fund', 'regular', 'unknown', null],
  ],
  [
    ...(['Regular Plan', 'Growth', 'Oak Fund - Direct Plan - Growth Option'] as const),
    ['Oak Fund', 'unknown', 'growth', null],
  ],
  [
    ...(['Direct Plan', 'Growth', 'Oak Fund - Unclaimed Redemption Plan - Below 3 years'] as const),
    ['Oak Fund', 'direct', 'unknown', 'Unclaimed redemption, up to 3 years'],
  ],
  [
    ...(['Regular Plan', 'Growth', 'Oak Dividend Yield Fund.-Growth'] as const),
    ['Oak Fund', 'regular', 'growth', null],
  ],
])('%j and %j against the former name %j', (plan, option, formerName, expected) => {
  expect(read({ name: 'Oak Fund', plan, option, formerName })).toEqual(expected);
});

test.each([
  ['Oak Credit Risk Fund (Segregated - 06032020)', true],
  ['OAK CREDIT RISK FUND - SEGREGATED PORTFOLIO 2', true],
  ['Oak Fund (Existing number of Segregated Portfolios - 2)', false],
  ['Oak Income Plan (no. of segregated portfolios- 3)', false],
  ['Oak Fund (scheme has Two segregated portfolios)', false],
  ['Oak Fund', false],
])('%j is a side pocket: %j', (name, expected) => {
  expect(isSegregatedName(name)).toBe(expected);
});

test.each([
  ['SBI EQUITY HYBRID FUND', 'SBI Equity Hybrid Fund'],
  ['HDFC BANKING AND PSU DEBT FUND', 'HDFC Banking and PSU Debt Fund'],
  ['LONG TERM TAX ADVANTAGE SERIES IV', 'Long Term Tax Advantage Series IV'],
  ['Oak CRISIL IBX Fund', 'Oak CRISIL IBX Fund'],
  [
    "SBI CHILDREN'S FUND - MEDIUM TO LONG DURATION",
    "SBI Children's Fund - Medium to Long Duration",
  ],
  ['CPSE ETF', 'CPSE ETF'],
])('%j is written %j', (name, expected) => {
  expect(calmName(name)).toBe(expected);
  expect(familyKey(expected)).toBe(familyKey(name));
});

const base = fc
  .array(fc.constantFrom('Oak', 'Elm', 'Nifty', '50', 'Pension', '(1124 Days)', 'B', '&'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((words) => `${words.join(' ')} Fund`);
const plan = fc.constantFrom('Direct', 'Regular', 'Direct Plan', 'REGULAR PLAN');
const option = fc.constantFrom('Growth', 'GROWTH Option', 'Monthly IDCW', 'Bonus', 'IDCW Payout');
const joint = fc.constantFrom(' - ', '-', ' ', ' -  ');

test('plan and option are found behind any name, and the name is left whole', () => {
  fc.assert(
    fc.property(base, plan, option, joint, joint, (name, ofPlan, ofOption, first, second) => {
      const found = readName({ name: `${name}${first}${ofPlan}${second}${ofOption}` });
      const turned = readName({ name: `${name}${first}${ofOption}${second}${ofPlan}` });
      const columns = readName({ name, plan: ofPlan, option: ofOption });
      expect(familyKey(found.family)).toBe(familyKey(name));
      expect(found).toEqual(turned);
      expect(found).toEqual(columns);
      expect(found.plan).toBe(ofPlan.toLowerCase().split(' ')[0]);
    }),
  );
});

test('any text has a name', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const { family, ...rest } = readName({ name });
      expect(family.length).toBeLessThanOrEqual(name.length);
      expect(readName({ name: family }).family.length).toBeLessThanOrEqual(family.length);
      expect(rest).toHaveProperty('plan');
    }),
  );
});

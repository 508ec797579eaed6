import { CALLS } from '@/lib/provider/calls';
import { fundHistory, fundSchemes } from '@/lib/provider/embedded/sample/funds';
import { navSeries } from '@/lib/domain/fund/nav-series';
import { returnsOf } from '@/lib/domain/fund/returns';
import { parseIsin } from '@/lib/provider/embedded/exchange/isin';

const SAMPLE_DAY = '2026-11-20';

const { asOf, families } = CALLS.mutualFunds.read(fundSchemes()).data;
const schemes = families.flatMap((family) => family.schemes);
const { navs: history, facts } = CALLS.fundHistory.read(
  fundHistory(schemes.map(({ code }) => code).join()),
).data;

test('the sample has funds of invented houses, each in a category', () => {
  expect([asOf, schemes.length, families.length]).toEqual([SAMPLE_DAY, 24, 6]);
  expect(new Set(families.map(({ house }) => house.slug)).size).toBe(3);
  expect(families.filter(({ name, house }) => !/^Sample /.test(name + house.name))).toEqual([]);
  expect(families.filter(({ category }) => !category)).toEqual([]);
  expect(schemes.filter(({ isin }) => !parseIsin(String(isin)))).toEqual([]);
  expect(schemes.filter(({ plan, option }) => [plan, option].includes('unknown'))).toEqual([]);
});

test('one fund was merged, one is too young for a yearly return', () => {
  expect(families.filter(({ isCurrent }) => !isCurrent).map(({ slug }) => slug)).toEqual([
    'sample-neem-low-duration-fund',
  ]);
  const young = schemes.filter(({ firstDay }) => String(firstDay) > '2025-11-20');
  expect(young).toHaveLength(4);
});

test('list and history agree', () => {
  for (const { code, nav, day, previousNav, previousDay, firstDay } of schemes) {
    const days = history.get(code) ?? [];
    expect(days.at(-1)).toEqual({ day, nav });
    expect(days.at(-2)).toEqual({ day: previousDay, nav: previousNav });
    expect(days[0]?.day).toBe(firstDay);
    expect(days.map((point) => point.day)).toEqual([...days.map((point) => point.day)].sort());
  }
});

test('a direct plan gains more than the regular one, IDCW less than growth', () => {
  for (const { schemes: own } of families) {
    const gain = (plan: string, option: string) => {
      const code = own.find((one) => one.plan === plan && one.option === option)?.code ?? '';
      const days = history.get(code) ?? [];
      return Number(days.at(-1)?.nav) / Number(days[0]?.nav);
    };
    expect(gain('direct', 'growth')).toBeGreaterThan(gain('regular', 'growth'));
    if (own.some(({ option }) => option === 'idcw')) {
      expect(gain('regular', 'idcw')).toBeLessThan(gain('regular', 'growth'));
    }
  }
});

test('NAVs move as those of their kind do', () => {
  for (const { category, schemes: own } of families) {
    const most = category?.group === 'debt' ? 0.01 : 0.06;
    const days = history.get(own.find(({ option }) => option === 'growth')?.code ?? '') ?? [];
    const moves = days.slice(1).map(({ nav }, at) => Math.abs(nav / (days[at]?.nav ?? nav) - 1));
    expect(Math.max(...moves)).toBeLessThan(most);
  }
});

test('a house states what only a provider can tell, the direct plan costs less', () => {
  for (const { schemes: own, isCurrent } of families) {
    const costOf = (plan: string) =>
      facts.get(own.find((one) => one.plan === plan)?.code ?? '')?.expenses?.value ?? null;
    expect([isCurrent, Number(costOf('direct')) < Number(costOf('regular'))]).toEqual([
      isCurrent,
      isCurrent,
    ]);
  }
});

test('the list has the returns that the history gives', () => {
  const scheme = schemes.find(({ code }) => code === '900101');
  const returns = returnsOf(navSeries(history.get('900101') ?? [])).monthEnd;
  expect(scheme?.monthReturns?.day).toBe(returns[0]?.to.day);
  expect(scheme?.monthReturns?.percents).toEqual(
    [1, 3, 5].map((years) => returns.find((one) => one.years === years)?.percent),
  );
  const payouts = schemes.filter(({ option }) => option === 'idcw');
  expect(payouts.filter(({ monthReturns }) => monthReturns)).toEqual([]);
});

test('a history begins with the day that is asked for', () => {
  const from = history.get('900101')?.[20]?.day;
  const [{ days: [first] } = { days: [] as unknown[] }] = fundHistory('900101', from).schemes;
  expect(first).toEqual([from, expect.any(Number)]);
});

test('an unknown code has no history', () => {
  expect(fundHistory('1,x')).toEqual({ schemes: [] });
});

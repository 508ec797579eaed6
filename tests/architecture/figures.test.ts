import { acrossDays } from './across-days';
import { isIn, read, scripts } from './code';

/** The room that alone compares values of different days. */
const ROOM = 'lib/domain/figure';

const WATCHED = ['lib/domain', 'lib/pages', 'lib/provider', 'components'];

/** Where two such values may be compared, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'components/pages/CalculatorPage/BarChart.tsx': 'places of a drawing',
  'components/pages/FundsPage/CategorySpreads.tsx': 'places of a drawing',
  'components/ui/charts/Spark.tsx': 'places of a drawing',
  'lib/pages/companies/company/picture.ts': 'places of a drawing',
  'lib/domain/screener/histogram.ts': 'bins of the values of many companies on one day',
  'lib/domain/company/faqs.ts': 'the last close in a range, which is one figure of a year',
  'lib/domain/company/ratios.ts': 'a quotient of two figures, of days that the story compares',
  'lib/domain/company/returns.ts': 'rupees of a change that the room has found to be whole',
  'lib/domain/fund/plans.ts': 'rupees of a change that the room has found to be whole',
  'lib/domain/issue/listings.ts': 'the first price of a day against the base of the same day',
  'lib/domain/market/etfs.ts': 'price and net asset value of one day',
  'lib/provider/embedded/exchange/change.ts': 'a day against the previous close that its file has',
  'lib/provider/embedded/exchange/answers/company-figures.ts':
    'closes that `comparable.ts` has adjusted, none across a break',
  'lib/provider/embedded/exchange/corporate-actions.ts': 'finds the breaks',
  'lib/provider/embedded/exchange/lives.ts': 'finds which symbols are one life',
  'lib/provider/embedded/sample/company-figures.ts':
    'scales a made-up record to the price of a day',
  'lib/provider/embedded/sample/market-day.ts': 'makes days up',
  'lib/provider/embedded/sample/random.ts': 'makes days up',
  'lib/provider/embedded/sample/stock-history.ts': 'makes days up',
};

const comparing = scripts
  .filter((file) => WATCHED.some((folder) => isIn(folder)(file)) && !isIn(ROOM)(file))
  .filter((file) => acrossDays(file, read(file)).length > 0);

test('only the room of figures compares values of different days', () => {
  expect(comparing.filter((file) => !Object.hasOwn(ALLOWED, file))).toEqual([]);
});

test('every place that may compare two values still does', () => {
  expect(Object.keys(ALLOWED).filter((file) => !comparing.includes(file))).toEqual([]);
});

test.each([
  'const percent = (last.close / first.close - 1) * 100;',
  'const fall = 1 - point.nav / high.nav;',
  'const change = series.at(-1)!.value - before;',
  'const moves = Math.log((year[at]?.close ?? close) / close);',
  'const line = days.map((day) => ((one.get(day) ?? base) / base) * 100);',
  'const worth = (row.price as number) - earlier;',
])('%s is found', (code) => {
  expect(acrossDays('one.ts', code)).toHaveLength(1);
});

test.each([
  'rows.sort((a, b) => b.value - a.value);',
  'rows.toSorted((a, b) => (a.close === b.close ? 0 : a.close - b.close));',
  'const sum = a.value + b.value;',
  'const half = last.close / 2;',
  '// last.close / first.close',
])('%s is none', (code) => {
  expect(acrossDays('one.ts', code)).toEqual([]);
});

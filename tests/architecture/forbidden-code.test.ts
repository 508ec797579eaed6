import { importers, isFile, isIn, offenders, scripts, sheets } from './code';

describe('one place for each thing', () => {
  /** Client modules that fetch from the site itself. */
  const CLIENT_FETCHES = [
    'components/pages/WatchlistPage/fetch-files.ts',
    'components/sections/enquiry/use-enquiry-form.ts',
    'components/site/search/prices.ts',
    'components/site/search/stock-index.ts',
    'components/ui/quotes/poll-quotes.ts',
  ];
  /** The global `fetch`, not a method of that name, such as the one of `lru-cache`. */
  const REQUEST =
    /(?<![.\w])fetch\(|\b(globalThis|window|self)\.fetch\(|\bnew (XMLHttpRequest|EventSource|WebSocket)\(|\bsendBeacon\(|\bhttps?\.(get|request)\(/;
  const SERVER_REQUESTS = (file: string) =>
    isIn('lib/provider')(file) || file === 'lib/enquiries/webhook.ts';

  test('only the provider and the webhook make network requests on the server', () => {
    const requesting = offenders(
      scripts.filter((file) => !isIn('components')(file)),
      REQUEST,
    );
    expect(requesting.filter((file) => !SERVER_REQUESTS(file))).toEqual([]);
  });

  test('only the named client modules make network requests in components', () => {
    const requesting = offenders(scripts.filter(isIn('components')), REQUEST);
    expect(requesting.filter((file) => !CLIENT_FETCHES.includes(file))).toEqual([]);
    expect(CLIENT_FETCHES.filter((file) => !requesting.includes(file))).toEqual([]);
    expect(importers(isIn('lib/provider'), scripts.filter(isIn('components')), false)).toEqual([]);
  });
});

describe('money has two decimals, as the specification prints it', () => {
  /** What is no sum but a mark. */
  const WHOLE = [
    // Limits that a law names.
    isFile('lib/domain/rule/texts.ts'),
    // Scales of sliders and charts.
    isFile('components/ui/SliderField/SliderField.client.tsx'),
    isFile('components/pages/ProductPage/PayoffChart.tsx'),
    isFile('lib/domain/market/money-axis.ts'),
  ];

  test('only limits and scales print whole rupees', () => {
    const whole = offenders(scripts, /\bformatWholeRupees\b/, isFile('lib/tools/format.ts'));
    expect(whole.filter((file) => !WHOLE.some((may) => may(file)))).toEqual([]);
    expect(whole).toHaveLength(WHOLE.length);
  });

  test('no other code puts the sign before a figure without decimals', () => {
    const counted = offenders(scripts, /₹\$?\{format(?:Count|WholeRupees)\(/);
    expect(counted.filter((file) => file !== 'lib/domain/screener/fields.ts')).toEqual([]);
  });
});

describe('no internals of Next.js, React or the platform', () => {
  test('nothing reads the Flight payload or the bundler runtime', () => {
    expect(offenders(scripts, /__next_f|__RSC_MANIFEST|TURBOPACK/)).toEqual([]);
  });

  test('only the guard of the translation widget patches a prototype', () => {
    const PATCH = /\.prototype(\.\w+|\[[^\]]+\])\s*=[^=]|defineProperty\(\s*\w+\.prototype/;
    expect(offenders(scripts, PATCH, isFile('components/site/header/translation.ts'))).toEqual([]);
  });
});

test('no code and no style names the sample firm, so that another broker edits one folder', () => {
  expect(offenders([...scripts, ...sheets], /marigold/i)).toEqual([]);
});

import { parseState } from '@/lib/domain/calculator';
import { CALCULATORS } from '@/lib/pages/calculators';

import { dataOf, htmlOf, wordsOf } from './support';

const SLUGS = CALCULATORS.map(({ slug }) => slug);
const ANSWERS = 'answers=333333333333';

describe('the HTML of a calculator', () => {
  it.each(CALCULATORS)('$slug has each result as data', async ({ slug, view }) => {
    const query = slug === 'risk-profile-calculator' ? ANSWERS : '';
    const root = await htmlOf(slug, query);
    const { calculator } = view;
    const { values } = parseState(calculator, new URLSearchParams(query));
    const data = calculator.results(values).map(({ id, value }) => [id, String(value)]);
    expect(dataOf(root)).toMatchObject(Object.fromEntries(data));
  });

  it.each(SLUGS)('%s has one main heading and unique ids', async (slug) => {
    const root = await htmlOf(slug);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(root.querySelectorAll('details')).not.toHaveLength(0);
    expect(root.querySelectorAll('#faq-6')).toHaveLength(1);
  });

  it.each([
    ['sip-calculator', 'amount=10000&rate=12&years=20', 'total', 9991479],
    ['wealth-accumulation-calculator', '', 'monthly', 19819],
    ['compounding-magic-calculator', 'amount=100000&rate=10&years=5', 'total', 161051],
    ['inflation-calculator', '', 'future-cost', 179085],
    ['ppf-calculator', '', 'maturity', 4068209],
    ['asset-allocation-calculator', 'age=30', 'equity-share', 70],
    ['risk-profile-calculator', ANSWERS, 'score', 50],
  ] as const)('%s?%s shows %s', async (slug, query, id, value) => {
    expect(Math.round(Number(dataOf(await htmlOf(slug, query))[id]))).toBe(value);
  });

  it('is a form that works without JavaScript', async () => {
    const form = (await htmlOf('sip-calculator')).querySelector('form');
    expect(form?.getAttribute('action')).toBe('/calculators/sip-calculator');
    expect(form?.innerHTML).toContain('<noscript><button type="submit"');
    const names = [...(form?.querySelectorAll('[name]') ?? [])].map((one) =>
      one.getAttribute('name'),
    );
    expect(new Set(names)).toEqual(new Set(['amount', 'rate', 'years', 'stepup', 'basis', 'when']));
  });

  it.each(CALCULATORS.filter(({ view }) => view.layout))(
    '$slug has its result before its fields and its actions after them',
    async ({ slug, view }) => {
      const root = await htmlOf(slug);
      const main = root.querySelector(`#${view.layout?.main}`);
      const form = root.querySelector('form[aria-label="Inputs"]');
      const reset = [...root.querySelectorAll('a')].find((link) => link.textContent === 'Reset');
      if (!main || !form || !reset) throw new Error('a part is missing');
      expect(main.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(form.compareDocumentPosition(reset)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it.each([
    ['sip-calculator', '', false, 'Count the return as: Nominal; Paid at the month’s: Start'],
    [
      'sip-calculator',
      'amount=9000',
      false,
      'Count the return as: Nominal; Paid at the month’s: Start',
    ],
    ['sip-calculator', 'when=end', true, 'Count the return as: Nominal; Paid at the month’s: End'],
    ['mtf-calculator', 'year=360', true, 'Count a year as: 360 days'],
    ['mtf-calculator', '', false, 'Count a year as: 365 days'],
  ] as const)('%s?%s folds its assumptions, open: %s', async (slug, query, isOpen, chosen) => {
    const summary = [...(await htmlOf(slug, query)).querySelectorAll('form summary')].find(
      ({ textContent }) => textContent.startsWith('Assumptions'),
    );
    expect(summary?.textContent).toBe(`Assumptions ${chosen}`);
    expect(summary?.parentElement?.hasAttribute('open')).toBe(isOpen);
  });

  it.each([
    ['sip-calculator', '', '₹11,61,695.38 · You put in ₹6,00,000.00'],
    ['cagr-calculator', 'time=days&begin=2026-01-01&end=2025-01-01', undefined],
  ] as const)('%s?%s has its result in one line: %s', async (slug, query, text) => {
    const line = (await htmlOf(slug, query)).querySelector('p[aria-hidden=true]');
    expect(line?.textContent).toBe(text);
  });

  it.each(CALCULATORS.filter(({ view }) => view.layout))(
    '$slug asks for an account only if it is about what the firm offers',
    async ({ slug, isNotOffered }) => {
      const root = await htmlOf(slug);
      const isAsked = !isNotOffered;
      expect(root.querySelector('[data-main-action]') !== null).toBe(isAsked);
      expect(root.querySelector('[data-no-account]') === null).toBe(isAsked);
    },
  );

  it('links to the CSV file of the same inputs', async () => {
    const link = (await htmlOf('sip-calculator', 'amount=10000')).querySelector('a[download]');
    expect(link?.getAttribute('href')).toBe('/calculators/sip-calculator/table.csv?amount=10000');
  });

  it('shows years in three ways', async () => {
    const row = (await htmlOf('sip-calculator')).querySelector('tbody th');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2027',
      '2027-28',
    ]);
  });
});

describe('an unusual address', () => {
  const odd = [
    'rate=abc',
    'years=1e9',
    'amount=-5',
    'amount=1&amount=2',
    'amount=',
    `amount=${'9'.repeat(100_000)}`,
    'years=%00',
    '__proto__=1&constructor=2&rate=NaN',
  ];

  it.each(odd)('shows the default result and a message: %#', async (query) => {
    const root = await htmlOf('sip-calculator', query);
    expect(Math.round(Number(dataOf(root).total))).toBe(1161695);
    expect(root.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    expect(root.textContent).not.toMatch(/NaN|Infinity|undefined/);
    expect(root.innerHTML.length).toBeLessThan(200_000);
  });

  it.each(CALCULATORS)('breaks no page: $slug', async ({ slug, view }) => {
    const names = Object.keys(view.calculator.fields);
    for (const text of ['', 'abc', '-1', '1e309', '9'.repeat(500), '₹', ',,,', '<script>']) {
      const query = new URLSearchParams(names.map((name) => [name, text])).toString();
      const words = await wordsOf(slug, query);
      expect(words).not.toMatch(/NaN|Infinity|undefined/);
      // Questions are answered one by one, without a field that could need it.
      const asks = slug !== 'risk-profile-calculator';
      expect([text, words.includes('A field needs another look.')]).toEqual([text, asks]);
    }
  });

  it.each([
    ['sip-calculator', 'amount=1000000&rate=50&years=50&stepup=50'],
    ['sip-calculator', 'amount=100&rate=0&years=1'],
    ['wealth-accumulation-calculator', 'goal=1000000000&rate=0&years=1&inflation=20'],
    ['wealth-accumulation-calculator', 'goal=10000&savings=1000000000'],
    ['compounding-magic-calculator', 'amount=1000000000&rate=50&years=50&frequency=365'],
    ['compounding-magic-calculator', 'mode=sip&rate=0&inflation=0&years=1&invest=1'],
    ['inflation-calculator', 'amount=1&rate=20&years=50&return=0'],
    ['ppf-calculator', 'frequency=monthly&amount=42&years=50&rate=15'],
    ['asset-allocation-calculator', 'age=100&horizon=0&equity=10000000000'],
  ] as const)('renders at the limits of the ranges: %s?%s', async (slug, query) => {
    const root = await htmlOf(slug, query);
    expect(root.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
    expect(/NaN|Infinity|undefined|e\+\d/.exec(root.innerHTML)?.[0]).toBeUndefined();
  });
});

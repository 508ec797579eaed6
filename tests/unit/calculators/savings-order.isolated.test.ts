import type { CalculatorEntry, CalculatorSlug } from '@/lib/pages/calculators';

/** The calculators with an order on small savings rates in the environment, or without one. */
async function withOrder(order: string) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, SMALL_SAVINGS_RATES: order });
  const { calculatorBySlug } = await import('@/lib/pages/calculators');
  const { loadCopy } = await import('@/lib/pages/calculators/load-copy');
  const { defaultsOf, serialiseState } = await import('@/lib/domain/calculator');
  return {
    entryOf: (slug: CalculatorSlug): CalculatorEntry => {
      const entry = calculatorBySlug(slug);
      if (!entry) throw new Error(slug);
      return entry;
    },
    loadCopy,
    defaultsOf,
    serialiseState,
  };
}

afterEach(() => {
  jest.restoreAllMocks();
});

const ORDER = '2026-09-30 2026-12-31 ppf=7.3 ssy=8.4 rd=6.9';
const SCHEMES = [
  ['ppf-calculator', 7.3],
  ['ssy-calculator', 8.4],
  ['rd-calculator', 6.9],
] as const;

test.each(SCHEMES)('%s starts at the rate of the order, %s%%', async (slug, rate) => {
  const { entryOf, defaultsOf, serialiseState, loadCopy } = await withOrder(ORDER);
  const { view, savingsRate } = entryOf(slug);
  const values = defaultsOf(view.calculator);
  expect(values.rate).toBe(rate);
  expect(savingsRate?.value).toBe(rate);
  // The bare address has that rate, and the former one stands in an address of its own.
  expect(serialiseState(view.calculator, values)).toBe('');
  expect(serialiseState(view.calculator, { ...values, rate: 7 })).toBe('rate=7');
  const copy = await loadCopy(entryOf(slug), new Date('2026-11-28T12:00:00+05:30'));
  expect(copy.counts.join(' ')).toContain(`${rate}%, set for the quarter to 31 Dec 2026`);
  expect(copy.sources?.map(({ name }) => name)).toContain(
    'Ministry of Finance, order of 30 Sep 2026 on small savings schemes',
  );
});

test('examples of the copy count with the rate of the order', async () => {
  const figureOf = async (order: string) => {
    const { entryOf, loadCopy, defaultsOf } = await withOrder(order);
    const entry = entryOf('ppf-calculator');
    const { explanation } = await loadCopy(entry);
    const [maturity] = entry.view.calculator.results(defaultsOf(entry.view.calculator));
    return { text: explanation.paragraphs.join(' '), maturity: maturity?.shown ?? NaN };
  };
  const grouped = (value: number) => value.toLocaleString('en-IN');
  const [before, after] = [await figureOf(''), await figureOf(ORDER)];
  expect(after.maturity).toBeGreaterThan(before.maturity);
  expect(after.text).toContain(`₹${grouped(after.maturity)} after 15 years at 7.3%`);
  expect(after.text).not.toContain(grouped(before.maturity));
});

test('the copy of a day after the quarter calls the order the last one seen', async () => {
  const { entryOf, loadCopy } = await withOrder(ORDER);
  const at = (day: string) =>
    loadCopy(entryOf('ssy-calculator'), new Date(`${day}T12:00:00+05:30`)).then(({ counts }) =>
      counts.join(' '),
    );
  expect(await at('2026-12-31')).not.toContain('last order');
  expect(await at('2027-01-01')).toContain(
    'the last order we have seen is for the quarter to 31 Dec',
  );
});

test.each(SCHEMES)(
  '%s: no question states the rate, which may be past its quarter',
  async (slug) => {
    const { entryOf, loadCopy, defaultsOf } = await withOrder('');
    const { view, title, description, sentence } = entryOf(slug);
    const { rate } = defaultsOf(view.calculator);
    const { faqs, lead } = await loadCopy(entryOf(slug));
    const texts = [title, description, sentence, lead, JSON.stringify(faqs)].join(' ');
    expect(texts).not.toContain(`${Number(rate)}%`);
  },
);

test('no page sends the visitor to look the rate up', async () => {
  const { entryOf, loadCopy } = await withOrder('');
  for (const [slug] of SCHEMES) {
    const { counts } = await loadCopy(entryOf(slug));
    expect(counts.join(' ')).not.toMatch(/nsiindia|enter the present/);
  }
});

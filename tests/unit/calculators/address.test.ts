import { formulaParts } from '@/lib/domain/calculator/formula-parts';
import { defaultsOf, parseState, serialiseState, type AddressInput } from '@/lib/domain/calculator';
import { compoundingMagic } from '@/lib/domain/calculator/records/compounding-magic-calculator';
import { ppf } from '@/lib/domain/calculator/records/ppf-calculator';
import { riskProfileCalculator } from '@/lib/domain/calculator/records/risk-profile-calculator';
import { sip } from '@/lib/domain/calculator/records/sip-calculator';
import fc from '@/tests/support/properties';

import { inputOf, messagesOf, VIEWS } from './support';

const CALCULATORS = Object.values(VIEWS);

const parse = (address: string) => parseState(sip, new URLSearchParams(address));

test('the bare address shows the defaults, and the defaults make the bare address', () => {
  for (const { calculator } of CALCULATORS) {
    const state = parseState(calculator, {});
    expect(state.isValid).toBe(true);
    expect(state.values).toEqual(defaultsOf(calculator));
    expect(serialiseState(calculator, state.values)).toBe('');
  }
  expect(defaultsOf(sip)).toEqual({
    amount: 5000,
    rate: 12,
    years: 10,
    stepup: 0,
    basis: 'nominal',
    when: 'start',
  });
});

test('reads search parameters, form data and records', () => {
  const form = new FormData();
  form.set('amount', '₹10,000');
  const inputs: AddressInput[] = [
    new URLSearchParams('amount=10000'),
    form,
    { amount: '10000' },
    { amount: ['10000'], getAll: 'x', unknown: undefined },
  ];
  for (const input of inputs) expect(parseState(sip, input).values.amount).toBe(10_000);
});

describe('a wrong field gives the message that names the range', () => {
  test.each<[string, string, RegExp]>([
    ['amount=', 'amount', /^“Each month” is blank\. Enter ₹100 to ₹10,00,000\.$/],
    ['amount=%20%20', 'amount', /is blank/],
    ['amount=-5', 'amount', /^“Each month” is outside its range\. Enter ₹100 to ₹10,00,000\.$/],
    ['amount=99.99', 'amount', /outside its range/],
    ['amount=1000000.01', 'amount', /outside its range/],
    ['amount=500.123', 'amount', /too many decimals.*₹100 to ₹10,00,000/],
    ['rate=abc', 'rate', /^“Yearly return assumed” is not a number\. Enter 0% to 50%\.$/],
    ['rate=NaN', 'rate', /not a number/],
    ['rate=Infinity', 'rate', /not a number/],
    ['rate=50.5', 'rate', /outside its range/],
    [
      'rate=5&rate=6',
      'rate',
      /^“Yearly return assumed” is given more than once\. Enter 0% to 50%\.$/,
    ],
    ['years=1e9', 'years', /^“For” is not a number\. Enter 1 to 50 years\.$/],
    ['years=1000000000', 'years', /outside its range/],
    ['years=0', 'years', /outside its range/],
    ['years=10.5', 'years', /^“For” takes whole numbers only\. Enter 1 to 50 years\.$/],
    [`years=${'9'.repeat(100_000)}`, 'years', /^“For” is too long\. Enter 1 to 50 years\.$/],
    ['basis=real', 'basis', /not one of the choices\. Choose one of: Nominal, Effective\.$/],
  ])('%.40s', (address, name, message) => {
    expect(messagesOf(sip, address)).toEqual({ [name]: expect.stringMatching(message) });
    expect(parse(address).values).toEqual(defaultsOf(sip));
  });
});

test('other fields have the given values, and the last valid result is shown', () => {
  const good = inputOf(sip, 'amount=7000&years=20');
  const state = parseState(sip, { amount: '7000', years: 'soon', rate: '9' }, good);
  expect(state.isValid).toBe(false);
  expect(state.form.amount).toMatchObject({ value: '7000', isValid: true });
  expect(state.form.years).toMatchObject({ value: 'soon', isValid: false });
  expect(state.form.rate).toMatchObject({ value: '9', isValid: true });
  expect(state.values).toEqual(good);
});

test('a too long text is shown shortened and is still invalid when sent back', () => {
  const { form } = parse(`amount=${'5'.repeat(100_000)}`);
  expect(form.amount.value.length).toBeLessThan(50);
  expect(parseState(sip, { amount: form.amount.value }).isValid).toBe(false);
});

test('a long list with one invalid item is not shortened, so that the item can be corrected', () => {
  const rates = [...Array<string>(20).fill('7.1'), 'x'].join(',');
  expect(parseState(ppf, { rates }).form.rates).toMatchObject({ value: rates, isValid: false });
});

test('a PPF deposit is limited by the yearly maximum', () => {
  expect(inputOf(ppf, 'frequency=monthly').amount).toBe(12_500);
  expect(inputOf(ppf, 'frequency=quarterly').amount).toBe(37_500);
  expect(inputOf(ppf, 'amount=500').amount).toBe(500);
  expect(messagesOf(ppf, 'amount=499').amount).toMatch(/₹500 to ₹1,50,000/);
  expect(messagesOf(ppf, 'frequency=monthly&amount=12501').amount).toMatch(
    /₹42 to ₹12,500 a deposit/,
  );
  expect(messagesOf(ppf, 'frequency=daily')).toHaveProperty('frequency');
  expect(messagesOf(ppf, 'years=16').years).toMatch(/15 years, 20 years/);
});

test('PPF rates by year are checked one by one', () => {
  expect(inputOf(ppf, 'rates=7.1,,8').rates).toEqual([7.1, null, 8]);
  expect(inputOf(ppf, 'rates=').rates).toEqual([]);
  for (const rates of [
    '7.1,abc',
    '16',
    '-1',
    '7;8',
    Array(51).fill('7').join(','),
    '7'.repeat(9999),
  ]) {
    expect(messagesOf(ppf, `rates=${rates}`).rates).toMatch(/up to 50 numbers, each 0% to 15%/);
  }
});

test('the years of payment do not exceed all years, where they apply', () => {
  expect(inputOf(compoundingMagic, 'mode=sip&years=5').invest).toBe(5);
  expect(messagesOf(compoundingMagic, 'mode=sip&years=5&invest=6').invest).toMatch(/1 to 5 years/);
  expect(messagesOf(compoundingMagic, 'years=5&invest=6')).toEqual({});
});

test('risk answers may be incomplete, and are digits from 1 to 5', () => {
  expect(inputOf(riskProfileCalculator, 'answers=123').answers).toBe('123');
  for (const answers of ['', '0', '6', '12a', '1.5', '-1', '1111111111111']) {
    expect(messagesOf(riskProfileCalculator, `answers=${answers}`).answers).toMatch(
      /Give 12 digits, each from 1 to 5\.$/,
    );
  }
});

test('parsing a written address gives the same inputs', () => {
  const sips = fc.record({
    amount: fc.integer({ min: 10_000, max: 100_000_000 }).map((paise) => paise / 100),
    rate: fc.integer({ min: 0, max: 50_000_000 }).map((millionths) => millionths / 1_000_000),
    years: fc.integer({ min: 1, max: 50 }),
    stepup: fc.integer({ min: 0, max: 50 }),
    basis: fc.constantFrom('nominal', 'effective'),
    when: fc.constantFrom('start', 'end'),
  });
  fc.assert(
    fc.property(sips, (input) => {
      expect(inputOf(sip, serialiseState(sip, input))).toEqual(input);
    }),
  );
  for (const address of [
    'frequency=monthly&amount=12500',
    'frequency=quarterly&amount=500&rates=7.1,,8&years=50&extend=without&timing=after5',
    'rates=,,,9',
  ]) {
    const input = inputOf(ppf, address);
    expect(inputOf(ppf, serialiseState(ppf, input))).toEqual(input);
  }
  for (const address of ['mode=sip&years=5', 'mode=sip&years=30&invest=4', 'years=5&invest=20']) {
    const input = inputOf(compoundingMagic, address);
    expect(inputOf(compoundingMagic, serialiseState(compoundingMagic, input))).toEqual(input);
  }
  expect(serialiseState(ppf, inputOf(ppf, 'rates=7,8'))).toBe('rates=7,8');
});

test('no address causes NaN, Infinity or an exception', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.integer().map(String),
    fc.constantFrom('', '-5', '1e9', 'abc', '0', '50', '--', '1,5', '‮5', '\0', '9'.repeat(100_000)),
    fc.constantFrom('sip', 'monthly', 'after5', 'without', '50', '365', '555555555555'),
  );
  const addresses = fc.constantFrom(...CALCULATORS).chain((kind) => {
    const names = [...Object.keys(kind.calculator.fields), '__proto__', 'constructor'];
    const pair = fc.tuple(fc.constantFrom(...names), texts);
    return fc.array(pair, { maxLength: 12 }).map((pairs) => ({ kind, pairs }));
  });
  fc.assert(
    fc.property(addresses, ({ kind: { calculator, explanation }, pairs }) => {
      const { values } = parseState(calculator, new URLSearchParams(pairs));
      const { rows } = calculator.table(values);
      const numbers = [
        ...calculator.results(values).flatMap(({ value, shown }) => [value, shown]),
        ...rows.flat().filter((cell) => typeof cell === 'number'),
        ...calculator.whatIf(values).map(({ difference }) => difference.value),
      ];
      expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
      const sentences = [
        explanation.heading(values),
        explanation.findings(values),
        formulaParts(explanation.formula(values)),
        explanation.method(values),
      ];
      expect(JSON.stringify(sentences)).not.toMatch(/null|NaN|Infinity|undefined/);
      parseState(calculator, new URLSearchParams(serialiseState(calculator, values)));
    }),
    { numRuns: 50 * CALCULATORS.length },
  );
});

import { defaultsOf, parseState } from '@/lib/domain/calculator';
import { purchaseBill, purchaseFields, purchaseNote } from '@/lib/domain/calculator/purchase';
import { firmNote } from '@/lib/domain/charge/firm-tariff';
import { declaredQuery } from '@/lib/pages/addresses/parameters';

const PURCHASE = { fields: purchaseFields };
const asked = (query: string) => parseState(PURCHASE, new URLSearchParams(query)).values;

test('a purchase to keep has the charges of one order for delivery', () => {
  const { total } = firmNote({
    segment: 'delivery',
    exchange: 'BSE',
    orders: [{ side: 'buy', quantity: 50, price: 1_000 }],
  });
  expect(purchaseNote(asked('exchange=BSE')).total).toBe(total);
});

test('a sale the same day adds its order, and the rates are those of intraday', () => {
  const orders = [
    { side: 'buy', quantity: 1, price: 80_000 },
    { side: 'sell', quantity: 1, price: 80_000 },
  ] as const;
  const { total } = firmNote({ segment: 'intraday', exchange: 'NSE', orders });
  expect(purchaseNote(asked('sum=80,000&then=sell')).total).toBe(total);
});

test.each(['', 'then=sell', 'sum=123.45&exchange=BSE', 'sum=100000000&then=sell&exchange=BSE'])(
  'the lines of the bill for “%s” add up to its total',
  (query) => {
    const { lines, total } = purchaseBill(asked(query));
    const numberOf = (text: string) => Number(text.replace(/[₹,]/g, ''));
    const paise = lines.reduce((all, { amount }) => all + Math.round(numberOf(amount) * 100), 0);
    expect(paise).toBe(Math.round(numberOf(total.amount) * 100));
    expect(paise).toBeGreaterThan(0);
  },
);

test('the bill says what it is for, and that a later sale costs something too', () => {
  const { what, foot } = purchaseBill(defaultsOf(PURCHASE));
  expect(what).toBe('₹50,000.00 of shares on NSE, bought to keep');
  expect(foot).toMatch(/A later sale has its own charges/);
  expect(purchaseBill(asked('then=sell')).foot).not.toMatch(/later sale/);
});

test('a sum that cannot be read leaves the bill as it is', () => {
  const { isValid, values, form } = parseState(PURCHASE, { sum: 'plenty' });
  expect(isValid).toBe(false);
  expect(values).toEqual(defaultsOf(PURCHASE));
  expect(form.sum.errorMessage).not.toBe('');
});

test('the page reads the sentence from its address, and nothing else', () => {
  const all = Object.keys(purchaseFields).map((name) => `${name}=1`);
  expect(declaredQuery('/charges', `?${all.join('&')}`)).toBe(`?${all.join('&')}`);
  expect(declaredQuery('/charges', '?sum=1000&exchange=BSE&then=sell&from=elsewhere')).toBe(
    '?sum=1000&exchange=BSE&then=sell',
  );
});

/** Guards the provider that sends fields in other forms, which browser tests rely on. */
import { CALLS } from '@/lib/provider/calls';
import { otherForms } from '@/tests/support/provider/other-forms';

interface Menu {
  readonly tickers: readonly Readonly<Record<string, unknown>>[];
}

const tickers = () => (otherForms('/menu/header') as Menu).tickers;

test('an announcement leads to another site, another has markup, another lacks what is optional', () => {
  expect(tickers().some(({ redirection }) => String(redirection).startsWith('https://'))).toBe(
    true,
  );
  expect(tickers().some(({ description }) => String(description).includes('<table>'))).toBe(true);
  expect(tickers().some(({ redirection }) => redirection === undefined)).toBe(true);
});

test('what is required stays: no record is lost', () => {
  for (const [address, name] of [
    ['/talking-finance/articles', 'articles'],
    ['/form-center', 'forms'],
    ['/company/master', 'companies'],
  ] as const) {
    const { dropped } = CALLS[name].read(otherForms(address));
    expect({ name, dropped }).toEqual({ name, dropped: 0 });
  }
});

test('an article lacks all that a provider may leave out, and another has long words', () => {
  const articles = otherForms('/talking-finance/articles') as Record<string, unknown>[];
  const [, , long, least] = articles;
  expect(String(long?.name)).toContain('in liquidation');
  expect(Object.keys(JSON.parse(JSON.stringify(least)) as object).sort()).toEqual([
    'createdAt',
    'name',
    'slug',
  ]);
});

test('calls with parameters are answered, unknown ones are not', () => {
  expect(otherForms('/company/quarterly-data?code=RELIANCE')).toBeDefined();
  expect(otherForms('/api/BseNseIndices/nse')).toBeDefined();
  expect(otherForms('/research-reports?category=newsletters')).toBeDefined();
  expect(otherForms('/nothing')).toBeUndefined();
});

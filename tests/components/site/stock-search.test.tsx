import '@/tests/support/browser-stubs';

import { act, fireEvent, render, screen, within } from '@testing-library/react';

import { StockSearch } from '@/components/site/search/StockSearch.client';
import { PAST } from '@/lib/search/entries';
import { encodeIndex } from '@/lib/search/index-file';
import { slugOf } from '@/lib/tools/slug';

const COMPANIES = [
  ['Infosys Limited', 'INFY', 'Information Technology'],
  ['HCL Infosystems Limited', 'HCL-INSYS', ''],
  ['Mahindra & Mahindra Limited', 'M&M', 'Automobile'],
  ['Bajaj Auto Limited', 'BAJAJ-AUTO', 'Automobile'],
] as const;

const companies = COMPANIES.map(([name, symbol, industry]) => ({
  ...{ name, symbol, industry, slug: slugOf(name) },
}));
const index = encodeIndex({ companies, entries: [], more: null });

let address = 0;
const fetched = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  address += 1;
  fetched.mockReset();
  fetched.mockImplementation(async () => ({ ok: true, text: async () => index }));
  globalThis.fetch = fetched;
  // Next.js makes the route change itself.
  document.addEventListener('click', stay);
});
afterEach(() => {
  document.removeEventListener('click', stay);
  jest.useRealTimers();
});

const stay = (event: Event) => event.preventDefault();

const box = () => screen.getByRole('combobox');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

async function searchFor(text: string): Promise<void> {
  type(text);
  await wait(300);
}

const start = (props: Partial<Parameters<typeof StockSearch>[0]> = {}) =>
  render(
    <StockSearch
      index={`/index-${address}`}
      fields="all"
      invitation="Search companies"
      {...props}
    />,
  );

// The code that the box loads on first reach is loaded before, so that its time isn't counted.
beforeAll(() => import('@/components/site/search/engine'));

const names = () => screen.queryAllByRole('option').map((one) => one.firstChild?.textContent);

test('does not search for fewer than 3 trimmed characters', async () => {
  start();
  await searchFor('in');
  await searchFor('  in  ');
  expect(names()).toEqual([]);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('searches 300 ms after the last key', async () => {
  start();
  type('inf');
  await wait(200);
  type('info');
  await wait(299);
  expect(names()).toEqual([]);
  await wait(1);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(names().length).toBeGreaterThan(0);
});

test('each match is listed once: the closest first, then the others by name', async () => {
  start();
  await searchFor('INFOSYS');
  const [closest, others] = screen.getAllByRole('group');
  expect(closest).toHaveAccessibleName('Closest match');
  expect(others).toHaveAccessibleName('Others, by name');
  expect(within(closest as HTMLElement).getAllByRole('option')).toHaveLength(1);
  expect(names()).toEqual(['Infosys Limited', 'HCL Infosystems Limited']);
  expect(screen.getByRole('status')).toHaveTextContent('2 companies for “INFOSYS”');
  const [first] = screen.getAllByRole('option');
  expect(first).toHaveAttribute('aria-posinset', '1');
  expect(first).toHaveAttribute('aria-setsize', '2');
});

test('the match is bold within the name; with all fields industry and symbol are searched', async () => {
  start();
  await searchFor('auto');
  expect(names()).toEqual(['Bajaj Auto Limited', 'Mahindra & Mahindra Limited']);
  expect(screen.getByText('Auto', { selector: 'b' })).toBeInTheDocument();
});

test('with the name field alone an industry does not match', async () => {
  start({ fields: 'name' });
  await searchFor('automobile');
  expect(screen.getByText('No such stock found!')).toBeVisible();
});

test('no match shows the specification’s message', async () => {
  start();
  await searchFor('zzzz');
  expect(screen.getByRole('status')).toHaveTextContent(/^No such stock found!$/);
  expect(screen.getByRole('status')).toHaveClass('none');
  // There is no list that could be open.
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('a click outside clears and closes', async () => {
  start();
  await searchFor('infosys');
  fireEvent.pointerDown(document.body);
  expect(box()).toHaveValue('');
  expect(names()).toEqual([]);
});

test('Escape clears and closes', async () => {
  start();
  await searchFor('infosys');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(box()).toHaveValue('');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('arrow keys wrap around, Enter opens; the text is cleared after 300 ms', async () => {
  start();
  await searchFor('infosys');
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  const [first] = screen.getAllByRole('option');
  expect(box()).toHaveAttribute('aria-activedescendant', first?.id);
  expect(first).toHaveAttribute('href', '/company-information/infosys-limited');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(names()).toEqual([]);
  await wait(299);
  expect(box()).toHaveValue('infosys');
  await wait(1);
  expect(box()).toHaveValue('');
});

test('the index is fetched once, on the first focus of the box', async () => {
  start();
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.focus(box());
  await searchFor('infosys');
  await searchFor('mahindra');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(`/index-${address}`);
});

test('a failed load is logged to the console only, and tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetched.mockResolvedValue({ ok: false, status: 503 });
  start();
  await searchFor('infosys');
  expect(logged).toHaveBeenCalled();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fetched.mockImplementation(async () => ({ ok: true, text: async () => index }));
  await searchFor('infosys l');
  expect(names()).toContain('Infosys Limited');
  logged.mockRestore();
});

test('without an index it is a form and requests nothing', async () => {
  start({ index: null });
  await searchFor('infosys');
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
});

test('a choice in another tab leaves the list for another, and clears all after 3,000 ms', async () => {
  start();
  await searchFor('infosys');
  const [first, second] = screen.getAllByRole('option');
  fireEvent.click(first as HTMLElement, { ctrlKey: true });
  await wait(2000);
  expect(names()).toHaveLength(2);
  fireEvent.click(second as HTMLElement, { ctrlKey: true });
  await wait(2999);
  expect(box()).toHaveValue('infosys');
  expect(names()).toHaveLength(2);
  await wait(1);
  expect(box()).toHaveValue('');
  expect(names()).toEqual([]);
});

test.each([
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
])('the key %s %j goes to the box of the header', async (key, held) => {
  start({ folds: true });
  expect(fireEvent.keyDown(document.body, { key, ...held })).toBe(false);
  expect(box()).toHaveFocus();
  await wait(0);
});

test('a box outside the header and a key without Ctrl or ⌘ change nothing', () => {
  const { unmount } = start();
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);
  expect(box()).not.toHaveFocus();
  unmount();
  start({ folds: true });
  expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
  expect(box()).not.toHaveFocus();
});

test('a phone number or a PAN is neither searched for nor sent, and the box says so', async () => {
  start();
  for (const typed of ['9876543210', 'abcde1234f']) {
    await searchFor(typed);
    expect(screen.getByRole('status')).toHaveTextContent(/don’t search for such numbers/);
    expect(screen.getByRole('status')).not.toHaveTextContent(typed);
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  }
  expect(fetched).not.toHaveBeenCalled();
  await searchFor('infosys');
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(true);
});

test('groups follow the companies; arrow keys cross them, and the whole group has a link', async () => {
  const page = { words: '', codes: [], size: 0 };
  const pages = Array.from({ length: 6 }, (_, at) => ({
    ...{ group: 'pages' as const, title: `Auto page ${at}`, href: `/auto-${at}` },
    ...page,
  }));
  const faq = { ...page, group: 'answers' as const, title: 'What is an auto?', href: '/faqs#a' };
  const file = encodeIndex({ companies, entries: [...pages, faq], more: null });
  fetched.mockImplementation(async () => ({ ok: true, text: async () => file }));
  start();
  await searchFor('auto');
  const groups = screen.getAllByRole('group').map((group) => group.firstChild?.textContent);
  expect(groups).toEqual(['Companies', 'Pages and products', 'Questions and answers']);
  expect(screen.getByRole('status')).toHaveTextContent('9 results for “auto”');
  const all = screen.getByRole('option', { name: /^All 6 in/ });
  expect(all).toHaveAttribute('href', '/search?q=auto&in=pages');
  const order: (string | null)[] = [];
  for (const option of screen.getAllByRole('option')) {
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(box()).toHaveAttribute('aria-activedescendant', option.id);
    order.push(option.getAttribute('href'));
  }
  expect(order).toHaveLength(8);
  expect(order.at(-1)).toBe('/faqs#a');
});

test('the button that shows all results comes after the field', () => {
  start();
  const button = screen.getByRole('button', { name: 'Show all results' });
  expect(box().compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('where it is collapsed, a button opens and closes it', async () => {
  start({ folds: true });
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveFocus();
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  await wait(0);
});

test('the space that opens the box is not typed into it', async () => {
  start({ folds: true });
  const button = screen.getByRole('button', { name: 'Search' });
  expect(fireEvent.keyDown(button, { key: ' ' })).toBe(false);
  expect(box()).toHaveFocus();
  await wait(0);
});

describe('mutual funds, in a file of their own', () => {
  const fund = (title: string, codes: string[], size = 0) => ({
    ...{ group: 'funds' as const, title, words: 'Sample Mutual Fund', codes, size },
    href: `/mutual-funds/${title.toLowerCase().replaceAll(' ', '-')}`,
  });
  const entries = [
    fund('Info Growth Fund', ['100001', '100002']),
    fund('Info Closed Fund', ['100009'], PAST),
  ];
  const funds = encodeIndex({ companies: [], entries, more: null });
  const FUNDS = () => `/funds-${address}`;
  const respond = (text: string) => ({ ok: true, text: async () => text });
  const withFunds = (answer: () => unknown) =>
    fetched.mockImplementation(async (asked: string) =>
      asked === FUNDS()
        ? answer()
        : respond(encodeIndex({ companies, entries: [], more: FUNDS() })),
    );
  const askedFor = () => fetched.mock.calls.map(([asked]) => asked);

  test('are loaded once, with the first letter', async () => {
    withFunds(() => respond(funds));
    start();
    fireEvent.focus(box());
    await wait(0);
    expect(askedFor()).toEqual([`/index-${address}`]);
    type('i');
    await wait(0);
    expect(askedFor()).toEqual([`/index-${address}`, FUNDS()]);
    await searchFor('info');
    expect(screen.getAllByRole('group')[1]).toHaveAccessibleName('Mutual funds');
    expect(names()).toEqual(['Infosys Limited', 'HCL Infosystems Limited', 'Info Growth Fund']);
    expect(screen.getByRole('status')).toHaveTextContent('3 results for “info”');
    expect(askedFor()).toHaveLength(2);
  });

  test('a scheme code finds its fund, and one that is over is found where nothing else is', async () => {
    withFunds(() => respond(funds));
    start();
    await searchFor('100002');
    expect(names()).toEqual(['Info Growth Fund']);
    await searchFor('closed');
    expect(names()).toEqual(['Info Closed Fund']);
    expect(screen.getByRole('option')).toHaveTextContent('without a current NAV');
  });

  test('an ISIN of a fund leads to the results page', async () => {
    withFunds(() => respond(funds));
    start();
    await searchFor('inf846k01131');
    expect(screen.getByRole('option')).toHaveAttribute('href', '/search?q=INF846K01131');
    expect(screen.queryByText('No such stock found!')).toBeNull();
  });

  test('what is at hand is shown before they come, and stays where one has moved in it', async () => {
    let come: (answer: unknown) => void = () => undefined;
    withFunds(() => new Promise((resolve) => (come = resolve)));
    start();
    await searchFor('info');
    expect(names()).toEqual(['Infosys Limited', 'HCL Infosystems Limited']);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    await act(async () => come(respond(funds)));
    await wait(0);
    expect(names()).toEqual(['Infosys Limited', 'HCL Infosystems Limited']);
    expect(box()).toHaveAttribute('aria-activedescendant');
    await searchFor('info ');
    expect(names()).toContain('Info Growth Fund');
  });

  test('come into the list that is shown', async () => {
    let come: (answer: unknown) => void = () => undefined;
    withFunds(() => new Promise((resolve) => (come = resolve)));
    start();
    await searchFor('info');
    expect(names()).not.toContain('Info Growth Fund');
    await act(async () => come(respond(funds)));
    await wait(0);
    expect(names()).toContain('Info Growth Fund');
  });

  test('all else is found where they do not load', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    withFunds(() => ({ ok: false, status: 503 }));
    start();
    await searchFor('infosys');
    expect(names()).toEqual(['Infosys Limited', 'HCL Infosystems Limited']);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});

test('a question that finds nothing names the phone, a name that is no stock does not', async () => {
  start({ phone: '022 0000 0000' });
  await searchFor('why zzzzqqq');
  expect(screen.getByRole('status')).toHaveTextContent('We found no page with all these words.');
  const link = screen.getByText('022 0000 0000'.replaceAll(' ', '\u00a0'), {
    normalizer: (text) => text,
  });
  expect(link).toHaveAttribute('href', 'tel:+912200000000');
  await searchFor('zzzzqqq');
  expect(screen.getByRole('status')).toHaveTextContent('No such stock found!');
  expect(link).not.toBeInTheDocument();
});

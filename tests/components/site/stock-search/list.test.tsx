import { fireEvent, screen, within } from '@testing-library/react';

import { PRICE_FILE } from '@/lib/device/codes';
import { encodeIndex } from '@/lib/search/index-file';

import {
  box,
  companies,
  fetched,
  index,
  indexAddress,
  list,
  names,
  prepareStockSearch,
  searchFor,
  start,
  type,
  wait,
} from './support';

prepareStockSearch();

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

test('the best match comes before all matching companies, which are sorted by name', async () => {
  start();
  await searchFor('INFOSYS');
  const [best, companies] = screen.getAllByRole('group');
  expect(best).toHaveAccessibleName('Best match');
  expect(companies).toHaveAccessibleName('Companies');
  expect(within(best as HTMLElement).getAllByRole('option')).toHaveLength(1);
  expect(names()).toEqual(['Infosys Limited', 'HCL Infosystems Limited', 'Infosys Limited']);
  expect(screen.getByRole('status')).toHaveTextContent('2 companies for “INFOSYS”');
  const [first] = screen.getAllByRole('option');
  expect(first).toHaveAttribute('aria-posinset', '1');
  expect(first).toHaveAttribute('aria-setsize', '3');
});

test('the best match has its price with its day, which is not asked for by name', async () => {
  const file = { days: { stock: '2026-08-14' }, rows: [['stock:INFY', '', '', 1432.5, 0.4]] };
  fetched.mockImplementation(async (asked: string) => ({
    ok: true,
    text: async () => index,
    json: async () => (asked === PRICE_FILE ? file : null),
  }));
  start();
  await searchFor('infy share price');
  const [company] = screen.getAllByRole('option');
  expect(company).toHaveTextContent('Information Technology · ₹1,432.50 on 14 Aug 2026');
});

test('one company alone is not listed twice', async () => {
  start();
  await searchFor('infy share price');
  expect(names()).toEqual(['Infosys Limited']);
});

test('the match is bold within the name; with all fields industry and symbol are searched', async () => {
  start();
  await searchFor('auto');
  expect(names()).toEqual(['Bajaj Auto Limited', 'Mahindra & Mahindra Limited']);
  expect(screen.getByText('Auto', { selector: 'b' })).toBeInTheDocument();
});

test('for a longer query the matching part of the name is bold', async () => {
  start();
  await searchFor('bajaj auto share price');
  expect(names()).toEqual(['Bajaj Auto Limited']);
  expect(screen.getByText('Bajaj Auto', { selector: 'b' })).toBeInTheDocument();
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
  const asked = fetched.mock.calls.flatMap(([address]) => address);
  expect(asked.filter((address) => address !== PRICE_FILE)).toEqual([indexAddress()]);
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

test('a choice in another tab leaves the list for another, and clears all after 3,000 ms', async () => {
  start();
  await searchFor('infosys');
  const [first, second] = screen.getAllByRole('option');
  fireEvent.click(first as HTMLElement, { ctrlKey: true });
  await wait(2000);
  expect(names()).toHaveLength(3);
  fireEvent.click(second as HTMLElement, { ctrlKey: true });
  await wait(2999);
  expect(box()).toHaveValue('infosys');
  expect(names()).toHaveLength(3);
  await wait(1);
  expect(box()).toHaveValue('');
  expect(names()).toEqual([]);
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
    group: 'pages' as const,
    title: `Auto page ${at}`,
    href: `/auto-${at}`,
    ...page,
  }));
  const faq = { ...page, group: 'answers' as const, title: 'What is an auto?', href: '/faqs#a' };
  const file = encodeIndex({ ...list, companies, entries: [...pages, faq] });
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

test('if no company matches, the red sentence comes before the other results', async () => {
  const page = { words: '', codes: [], size: 0, group: 'pages' as const };
  const entries = [{ ...page, title: 'Privacy', href: '/privacy' }];
  const file = encodeIndex({ ...list, companies, entries });
  fetched.mockImplementation(async () => ({ ok: true, text: async () => file }));
  start();
  await searchFor('privacy');
  const missing = screen.getByText('No such stock found!');
  expect(missing).toHaveClass('missing');
  const [option] = screen.getAllByRole('option');
  expect(missing.compareDocumentPosition(option as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('status')).toHaveTextContent('No company, but 1 result for “privacy”');
});

test('without the list of companies pages are found, and only the console reports what is missing', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = { words: '', codes: [], size: 0, group: 'pages' as const };
  const entries = [{ ...page, title: 'Privacy', href: '/privacy' }];
  const file = encodeIndex({ ...list, hasCompanies: false, companies: [], entries });
  fetched.mockImplementation(async () => ({ ok: true, text: async () => file }));
  start();
  await searchFor('privacy');
  expect(names()).toEqual(['Privacy']);
  await searchFor('infosys');
  expect(names()).toEqual([]);
  expect(screen.queryByText('No such stock found!')).toBeNull();
  expect(logged.mock.calls).toEqual([['The list of companies could not be loaded']]);
  logged.mockRestore();
});

test('a question without results shows the phone number, an unknown stock name does not', async () => {
  start({ phone: '022 0000 0000' });
  await searchFor('why zzzzqqq');
  expect(screen.getByRole('status')).toHaveTextContent('No such stock found!');
  const link = screen.getByText('022 0000 0000'.replaceAll(' ', '\u00a0'), {
    normalizer: (text) => text,
  });
  expect(link).toHaveAttribute('href', 'tel:+912200000000');
  await searchFor('zzzzqqq');
  expect(screen.getByRole('status')).toHaveTextContent('No such stock found!');
  expect(link).not.toBeInTheDocument();
});

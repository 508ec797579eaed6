import { act, fireEvent, screen } from '@testing-library/react';

import { PRICE_FILE } from '@/lib/device/codes';
import { PAST } from '@/lib/search/entries';
import { encodeIndex } from '@/lib/search/index-file';

import {
  box,
  companies,
  fetched,
  fundsAddress,
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

/** The best match, then all companies by name. */
const COMPANIES = ['Infosys Limited', 'HCL Infosystems Limited', 'Infosys Limited'];

describe('mutual funds, in a file of their own', () => {
  const fund = (title: string, codes: string[], size = 0) => ({
    group: 'funds' as const,
    title,
    words: 'Sample Mutual Fund',
    codes,
    size,
    href: `/mutual-funds/${title.toLowerCase().replaceAll(' ', '-')}`,
  });
  const entries = [
    fund('Info Growth Fund', ['100001', '100002']),
    fund('Info Closed Fund', ['100009'], PAST),
  ];
  const funds = encodeIndex({ ...list, companies: [], entries });
  const respond = (text: string) => ({ ok: true, text: async () => text });
  const withFunds = (answer: () => unknown) =>
    fetched.mockImplementation(async (asked: string) =>
      asked === fundsAddress()
        ? answer()
        : respond(encodeIndex({ ...list, companies, entries: [], more: fundsAddress() })),
    );
  const askedFor = () =>
    fetched.mock.calls.flatMap(([asked]) => (asked === PRICE_FILE ? [] : asked));

  test('are loaded once, with the first letter', async () => {
    withFunds(() => respond(funds));
    start();
    fireEvent.focus(box());
    await wait(0);
    expect(askedFor()).toEqual([indexAddress()]);
    type('i');
    await wait(0);
    expect(askedFor()).toEqual([indexAddress(), fundsAddress()]);
    await searchFor('info');
    const groups = screen.getAllByRole('group').map((group) => group.firstChild?.textContent);
    expect(groups).toEqual(['Best match', 'Companies', 'Mutual funds']);
    expect(names()).toEqual([...COMPANIES, 'Info Growth Fund']);
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

  test('available results are shown before they load, and stay if the visitor has moved in them', async () => {
    let come: (answer: unknown) => void = () => undefined;
    withFunds(() => new Promise((resolve) => (come = resolve)));
    start();
    await searchFor('info');
    expect(names()).toEqual(COMPANIES);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    await act(async () => come(respond(funds)));
    await wait(0);
    expect(names()).toEqual(COMPANIES);
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
    expect(names()).toEqual(COMPANIES);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});

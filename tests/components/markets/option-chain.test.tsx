import { render, screen, within } from '@testing-library/react';

import {
  OptionChainPage,
  type OptionChainPageProps,
} from '@/components/pages/OptionChainPage/OptionChainPage';
import { derivativesDisclosure } from '@/lib/content/prescribed';
import { CALLS } from '@/lib/provider/calls';
import { optionChain, optionUnderlyings } from '@/lib/provider/embedded/sample/options';
import { formatStrike } from '@/lib/domain/contract/option-chain';
import { formatCount, formatNumber } from '@/lib/tools/format';

import { SESSION_EVENING, WEEK_LATER } from '../../support/market-clocks';

const underlyings = CALLS.optionUnderlyings.read(optionUnderlyings('')).data.rows;

function pageOf(symbol: string, more: Partial<OptionChainPageProps> = {}): OptionChainPageProps {
  const underlying = underlyings.find((one) => one.symbol === symbol);
  if (!underlying) throw new Error(`no options of ${symbol}`);
  const { data } = CALLS.optionChain.read(optionChain(symbol, '', ''));
  return {
    underlying,
    company: null,
    asked: { kind: 'newest' },
    expiry: '',
    now: SESSION_EVENING,
    chain: { data, source: 'sample', asOf: '2026-11-20', note: null },
    ...more,
  };
}

test('the risk disclosure stands between the picture and one table with calls, at most 41 strikes, and puts', () => {
  render(<OptionChainPage {...pageOf('NIFTY')} />);
  const risk = screen.getByText(derivativesDisclosure.lines[0] ?? '');
  const table = screen.getByRole('table', { name: 'Calls and puts of NIFTY by strike' });
  const picture = screen.getByRole('figure');
  expect(picture.compareDocumentPosition(risk) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(risk.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(table).getAllByRole('row')).toHaveLength(42);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    'Call OI',
    'Call OI change',
    'Call volume',
    'Call close',
    'Strike',
    'Put close',
    'Put volume',
    'Put OI change',
    'Put OI',
  ]);
  expect(screen.getByText('41 of 53 strikes', { exact: false })).toBeVisible();
});

test('a row has the figures of its call before the strike and those of its put after it', () => {
  const props = pageOf('RELIANCE');
  render(<OptionChainPage {...props} />);
  const row = props.chain?.data.rows.at(26);
  const name = formatStrike(row?.strike ?? null);
  const head = within(screen.getByRole('table')).getByRole('rowheader', { name });
  const cells = within(head.closest('tr') ?? head).getAllByRole('cell');
  const texts = cells.map(({ textContent }) => textContent);
  expect([texts[0], texts[3], texts[4], texts[7]]).toEqual([
    formatCount(row?.call.openInterest),
    formatNumber(row?.call.close),
    formatNumber(row?.put.close),
    formatCount(row?.put.openInterest),
  ]);
  expect(cells[3]?.nextElementSibling).toBe(head);
});

test('the picture names the close and max pain, and is not drawn where nothing is open', () => {
  const props = pageOf('NIFTY');
  const first = render(<OptionChainPage {...props} />);
  expect(screen.getByRole('img', { name: /by strike: Close .*, max pain [\d,]+$/ })).toBeVisible();
  first.unmount();
  const rows = (props.chain?.data.rows ?? []).map(({ strike, call, put }) => ({
    strike,
    call: { ...call, openInterest: 0 },
    put: { ...put, openInterest: null },
  }));
  const chain = props.chain && { ...props.chain, data: { ...props.chain.data, rows } };
  render(<OptionChainPage {...props} chain={chain} />);
  expect(screen.getByRole('table')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('the expiry that is shown is marked, and each is an address', () => {
  render(<OptionChainPage {...pageOf('RELIANCE')} />);
  const links = within(screen.getByRole('navigation', { name: 'Expiries' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/derivatives/option-chain/reliance?expiry=2026-11-23',
    '/derivatives/option-chain/reliance?expiry=2026-12-29',
    '/derivatives/option-chain/reliance?expiry=2027-01-25',
  ]);
  expect(links.map((link) => link.hasAttribute('aria-current'))).toEqual([true, false, false]);
});

test('an unknown expiry, a day without a session and no answer are said to be so', () => {
  const none = CALLS.optionChain.read(optionChain('TCS', '2026-12-30', '')).data;
  const chain = { data: none, source: 'sample', asOf: null, note: null } as const;
  const first = render(<OptionChainPage {...pageOf('TCS', { expiry: '2026-12-30', chain })} />);
  expect(screen.getByText(/ends on “2026-12-30” is here/)).toBeVisible();
  first.unmount();
  const asked = { kind: 'unreadable', given: 'x' } as const;
  const second = render(<OptionChainPage {...pageOf('TCS', { asked })} />);
  expect(screen.getByText(/“x” is no day/)).toBeVisible();
  second.unmount();
  render(<OptionChainPage {...pageOf('TCS', { chain: null })} />);
  expect(screen.getByText(/have not reached us/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an old chain says what was open, how old it is, and which expiries are over', () => {
  const first = render(<OptionChainPage {...pageOf('RELIANCE')} />);
  const heading = () => screen.getByRole('heading', { level: 2, name: /puts/ });
  expect(heading()).toHaveTextContent(
    /^More (puts|calls) than \w+ are open \([\d.]+ to 1\); max pain is at/,
  );
  expect(screen.queryByText(/expired/)).toBeNull();
  expect(screen.getByText(/that end on 23 Nov 2026/)).toBeVisible();
  first.unmount();
  const old = pageOf('RELIANCE', { now: WEEK_LATER });
  // Sample figures are of a fixed day: their age is not said.
  const real = old.chain && { ...old.chain, source: 'end-of-day' as const };
  render(<OptionChainPage {...old} chain={real} />);
  expect(heading()).toHaveTextContent(
    /^On 20 Nov 2026, more (puts|calls) than \w+ were open \([\d.]+ to 1\); max pain was at/,
  );
  expect(screen.getByText(/4 trading days old/)).toBeVisible();
  expect(screen.getByText(/that ended on 23 Nov 2026/)).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Expiries' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.includes('expired'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a requested earlier session is described in the past tense, without newer ones', () => {
  const asked = { kind: 'day', day: '2026-11-20' } as const;
  render(<OptionChainPage {...pageOf('RELIANCE', { now: WEEK_LATER, asked })} />);
  expect(screen.getByRole('heading', { level: 2, name: /^On 20 Nov 2026/ })).toBeVisible();
  expect(screen.queryByText(/trading days old/)).toBeNull();
});

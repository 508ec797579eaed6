import { render, screen, within } from '@testing-library/react';

import {
  OptionChainPage,
  type OptionChainPageProps,
} from '@/components/pages/OptionChainPage/OptionChainPage';
import { derivativesDisclosure } from '@/lib/content/prescribed';
import { CALLS } from '@/lib/provider/calls';
import { optionChain, optionUnderlyings } from '@/lib/provider/embedded/sample/options';
import { formatStrike, formatUnits, isInLakh } from '@/lib/domain/contract/option-chain';
import { formatNumber } from '@/lib/tools/format';

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

test('under the whole risk disclosure are the picture and one table with calls, at most 41 strikes, and puts', () => {
  render(<OptionChainPage {...pageOf('NIFTY')} />);
  const risk = screen.getByText(derivativesDisclosure.lines[0] ?? '');
  for (const line of derivativesDisclosure.lines) expect(screen.getByText(line)).toBeVisible();
  expect(screen.getByText(derivativesDisclosure.study)).toBeVisible();
  const table = screen.getByRole('table', { name: 'Calls and puts of NIFTY by strike' });
  const picture = screen.getByRole('figure');
  expect(risk.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(picture.nextElementSibling).toContainElement(table);
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
  const inLakh = isInLakh(props.chain?.data.rows ?? []);
  expect([texts[0], texts[3], texts[4], texts[7]]).toEqual([
    formatUnits(row?.call.openInterest ?? null, inLakh),
    formatNumber(row?.call.close),
    formatNumber(row?.put.close),
    formatUnits(row?.put.openInterest ?? null, inLakh),
  ]);
  expect(cells[3]?.nextElementSibling).toBe(head);
  // A tap on the row of a phone opens these two of each side.
  expect(
    within(head).getByRole('checkbox', { name: `Volume and OI change at ${name}` }),
  ).not.toBeChecked();
  expect([1, 2, 5, 6].map((at) => cells[at]?.dataset.detail)).toEqual([
    'OI change',
    'volume',
    'volume',
    'OI change',
  ]);
});

test('a chain with ten lakh open at a strike is in lakh, in its table and in its totals', () => {
  const props = pageOf('NIFTY');
  const rows = (props.chain?.data.rows ?? []).map((row) => ({
    ...row,
    call: { ...row.call, openInterest: 1_30_73_475 },
  }));
  const chain = props.chain && { ...props.chain, data: { ...props.chain.data, rows } };
  render(<OptionChainPage {...props} chain={chain} />);
  expect(screen.getByRole('columnheader', { name: 'Call OI, lakh' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Call close' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: '130.7' })).toHaveLength(41);
  expect(screen.getByText('6,928.9 lakh')).toBeVisible();
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

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name })).getAllByRole<HTMLOptionElement>('option');

test('expiry and session are selects in one form, and any other day has a field', () => {
  render(<OptionChainPage {...pageOf('RELIANCE')} />);
  expect(optionsOf('Expiry').map(({ value }) => value)).toEqual([
    '2026-11-23',
    '2026-12-29',
    '2027-01-25',
  ]);
  const [expiry, session] = screen.getAllByRole<HTMLSelectElement>('combobox');
  expect([expiry?.name, expiry?.value]).toEqual(['expiry', '2026-11-23']);
  expect([session?.name, session?.value]).toEqual(['on', '2026-11-20']);
  expect(session?.form).toBe(expiry?.form);
  expect(session?.form).toHaveAttribute('action', '/derivatives/option-chain/reliance');
  expect(screen.getByLabelText('Another day')).toHaveAttribute('type', 'date');
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
  const heading = () => screen.getByRole('heading', { level: 1 });
  expect(heading()).toHaveTextContent(/^More RELIANCE (puts|calls) than \w+ are open/);
  expect(screen.queryByText(/expired/)).toBeNull();
  expect(screen.getByText(/that end on 23 Nov 2026/)).toBeVisible();
  first.unmount();
  const old = pageOf('RELIANCE', { now: WEEK_LATER });
  // Sample figures are of a fixed day: their age is not said.
  const real = old.chain && { ...old.chain, source: 'end-of-day' as const };
  render(<OptionChainPage {...old} chain={real} />);
  expect(heading()).toHaveTextContent(/^20 Nov: more RELIANCE (puts|calls) than \w+ were open/);
  expect(screen.getByText(/4 trading days old/)).toBeVisible();
  expect(screen.getByText(/that ended on 23 Nov 2026/)).toBeVisible();
  expect(optionsOf('Expiry').map(({ text }) => text)).toEqual([
    'Ends 23 Nov 2026 (expired)',
    'Ends 29 Dec 2026',
    'Ends 25 Jan 2027',
  ]);
});

test('a requested earlier session is described in the past tense, without newer ones', () => {
  const asked = { kind: 'day', day: '2026-11-20' } as const;
  render(<OptionChainPage {...pageOf('RELIANCE', { now: WEEK_LATER, asked })} />);
  expect(screen.getByRole('heading', { level: 1, name: /^20 Nov: / })).toBeVisible();
  expect(screen.queryByText(/trading days old/)).toBeNull();
});

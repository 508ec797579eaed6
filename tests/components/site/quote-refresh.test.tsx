import '@/tests/support/browser-stubs';

import { act, render, screen } from '@testing-library/react';

import { QuoteList } from '@/components/site/ticker/QuoteList';
import { QuotePolling } from '@/components/site/QuotePolling.client';
import { QuoteChange, QuoteTime, QuoteValue } from '@/components/ui/quotes/Quote.client';
import { receiveQuotes } from '@/components/ui/quotes/use-quote';
import { formatAsOf, formatNumber, formatRupees } from '@/lib/format';
import type { OpenHours, QuotesAnswer } from '@/lib/markets/quotes';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const OPENS = Date.parse('2026-11-20T09:15:00+05:30');
const CLOSES = Date.parse('2026-11-20T15:30:00+05:30');
const NEXT: OpenHours = [
  Date.parse('2026-11-23T09:15:00+05:30'),
  Date.parse('2026-11-23T15:30:00+05:30'),
];
const HOURS: readonly OpenHours[] = [[OPENS, CLOSES], NEXT];
const MINUTE = 60_000;

const answer: QuotesAnswer = {
  isOpen: true,
  hours: HOURS,
  asOf: { index: '2026-11-20T06:00:00.000Z', stock: '2026-11-20T06:01:00.000Z' },
  source: { index: 'provider', stock: 'provider' },
  quotes: { 'index:Sensex': [81500.456, 12.5, 0.02], 'stock:INFY': [1350.5, -22.1, -1.61] },
};

const asked = jest.fn<Promise<unknown>, [string]>();
let isHidden = false;

function hide(value: boolean): void {
  isHidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const good = (body: QuotesAnswer = answer) => Promise.resolve({ ok: true, json: async () => body });

beforeEach(() => {
  jest.useFakeTimers({ now: OPENS + 30 * MINUTE });
  isHidden = false;
  path = '/';
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  AbortSignal.timeout = () => new AbortController().signal;
  asked.mockReset().mockImplementation(() => good());
  window.fetch = ((address: string) => asked(address)) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const start = (hours = HOURS) => render(<QuotePolling hours={hours} />);

describe('when it asks', () => {
  test('within two seconds, then by the minute', async () => {
    start();
    await pass(2000);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith('/api/quotes');
    await pass(MINUTE - 3000);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(3000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('never while hidden; at once again when seen after more than a minute', async () => {
    start();
    await pass(2000);
    hide(true);
    await pass(20 * MINUTE);
    expect(asked).toHaveBeenCalledTimes(1);
    hide(false);
    await pass(1);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('a short look away costs no request more', async () => {
    start();
    await pass(2000);
    for (let looks = 0; looks < 5; looks += 1) {
      hide(true);
      await pass(1000);
      hide(false);
      await pass(1000);
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('not at all outside the open hours; from the next opening on', async () => {
    jest.setSystemTime(CLOSES + MINUTE);
    start();
    await pass(NEXT[0] - CLOSES - 2 * MINUTE);
    expect(asked).not.toHaveBeenCalled();
    await pass(2 * MINUTE);
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(1);
  });

  test('ends with the session', async () => {
    jest.setSystemTime(CLOSES - 90_000);
    start();
    await pass(60 * MINUTE);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('a server that finds the market closed is believed', async () => {
    asked.mockImplementation(() => good({ ...answer, isOpen: false, hours: HOURS }));
    start();
    await pass(60 * MINUTE);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('more seldom while it fails, and as before when it works again', async () => {
    asked.mockImplementation(() => Promise.reject(new Error('offline')));
    start();
    await pass(2000);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(2 * MINUTE - 3000);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockImplementation(() => Promise.resolve({ ok: false, status: 503 }));
    await pass(3000);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockImplementation(() => good());
    await pass(4 * MINUTE);
    expect(asked).toHaveBeenCalledTimes(3);
    await pass(MINUTE);
    expect(asked).toHaveBeenCalledTimes(4);
  });

  test('anew on each page that is come to, and no more when it is gone', async () => {
    const { rerender, unmount } = start();
    await pass(2000);
    path = '/equity';
    rerender(<QuotePolling hours={HOURS} />);
    await pass(2000);
    expect(asked).toHaveBeenCalledTimes(2);
    unmount();
    await pass(10 * MINUTE);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('names the first forty shares of the page, each once', async () => {
    const shares = ['stock:M&M'].concat(Array.from({ length: 50 }, (_, at) => `stock:S${at}`));
    render(
      <main>
        {shares.map((key) => (
          <QuoteValue key={key} quote={key} value={1} />
        ))}
        <QuoteChange quote="stock:M&M" change={1} percent={1} />
        <QuoteValue quote="stock:SHELL" place="shell" value={1} />
        <QuoteValue quote="index:Sensex" value={1} />
      </main>,
    );
    start();
    await pass(2000);
    const [address = ''] = asked.mock.calls[0] ?? [];
    const named = new URL(address, 'http://localhost').searchParams.get('stocks')?.split(',') ?? [];
    expect(named).toHaveLength(40);
    expect(new Set(named).size).toBe(40);
    expect(address).toContain('M%26M');
    expect(named).not.toContain('SHELL');
  });
});

describe('what it shows', () => {
  const list = (
    <QuoteList
      quotes={[
        {
          key: 'index:Sensex',
          name: 'Sensex',
          value: 1,
          change: -1,
          changePercent: -0.5,
          href: null,
        },
      ]}
    />
  );

  test('value, sign and direction, in every copy', async () => {
    render(
      <>
        {list}
        {list}
      </>,
    );
    start();
    await pass(2000);
    const rows = [...document.querySelectorAll('[data-quote="index:Sensex"]')];
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row).toHaveTextContent(`Sensex ${formatNumber(81500.456)} +12.50 (+0.02%)`);
      const change = row.querySelector('[data-direction]');
      expect(change).toHaveAttribute('data-direction', 'up');
    }
  });

  test('also in copies that the site shell mounts later', async () => {
    start();
    await pass(2000);
    const { container } = render(list);
    expect(container).toHaveTextContent('81,500.46');
  });

  test('not in a page that was rendered after the poll, until the next one', async () => {
    start();
    await pass(2000);
    const { container } = render(<QuoteValue quote="index:Sensex" value={5} />);
    expect(container).toHaveTextContent(/^5\.00$/);
    await pass(MINUTE);
    expect(container).toHaveTextContent('81,500.46');
  });

  test('as each place shows it: rupees, per cent alone, the time', () => {
    render(
      <>
        <QuoteValue quote="stock:INFY" value={1} format="rupees" />
        <QuoteChange quote="stock:INFY" change={null} percent={0} />
        <QuoteValue quote="stock:INFY" value={1} />
        <i>
          <QuoteTime quote="index:Sensex" asOf="2026-11-19" />
        </i>
        <i>
          <QuoteTime quote="stock:INFY" asOf="2026-11-19" />
        </i>
        <i>
          <QuoteTime quote="stock:UNKNOWN" asOf="2026-11-19" />
        </i>
      </>,
    );
    act(() => receiveQuotes(answer));
    expect(screen.getByText(formatRupees(1350.5))).toBeInTheDocument();
    expect(screen.getByText(formatNumber(1350.5))).toBeInTheDocument();
    const change = document.querySelector('[data-direction]');
    expect(change).toHaveTextContent(/^−1\.61%$/);
    expect(change).toHaveAttribute('data-direction', 'down');
    expect([...document.querySelectorAll('i')].map((one) => one.textContent)).toEqual([
      formatAsOf(answer.asOf.index),
      formatAsOf(answer.asOf.stock),
      formatAsOf('2026-11-19'),
    ]);
  });

  test('what no longer moves has no direction; what is missing stays as it was', () => {
    const { container } = render(list);
    const receive = (...figures: readonly [number | null, number | null, number | null]) =>
      act(() => receiveQuotes({ ...answer, quotes: { 'index:Sensex': figures } }));
    receive(5, 0, 0);
    expect(container).toHaveTextContent('5.00 0.00 (0.00%)');
    const change = () => container.querySelector('[data-direction]');
    expect(change()).toHaveAttribute('data-direction', 'flat');
    receive(null, 1, 1);
    expect(container).toHaveTextContent('5.00 0.00 (0.00%)');
    receive(6, 1, 20);
    expect(change()).toHaveAttribute('data-direction', 'up');
  });

  test('figures are marked as not to be translated', () => {
    const { container } = render(list);
    const marked = [...container.querySelectorAll('[translate="no"]')];
    expect(marked.map(({ textContent }) => textContent)).toEqual(['6.00', '+1.00 (+20.00%)']);
  });
});

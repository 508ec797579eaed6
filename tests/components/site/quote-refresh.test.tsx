import '@/tests/support/browser-stubs';

import { act, render, screen } from '@testing-library/react';

import { QuoteList } from '@/components/site/ticker/QuoteList.client';
import { QuotePolling } from '@/components/site/QuotePolling.client';
import { pauseMotion } from '@/components/ui/use-motion-setting';
import { QuoteChange, QuoteTime, QuoteValue } from '@/components/ui/quotes/Quote.client';
import { receiveQuotes } from '@/components/ui/quotes/use-quote';
import { formatAsOf, formatNumber, formatRupees } from '@/lib/tools/format';
import type { OpenHours, QuotesAnswer } from '@/lib/domain/market/quotes';
import { navigation } from '@/tests/support/navigation';

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

const fetchMock = jest.fn<Promise<unknown>, [string]>();
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
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  AbortSignal.timeout = () => new AbortController().signal;
  fetchMock.mockReset().mockImplementation(() => good());
  window.fetch = ((address: string) => fetchMock(address)) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const start = (hours = HOURS) => render(<QuotePolling hours={hours} />);

describe('polling', () => {
  test('starts within two seconds, then repeats every minute', async () => {
    start();
    await pass(2000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock).toHaveBeenCalledWith('/api/quotes');
    await pass(MINUTE - 3000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await pass(3000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('pauses while hidden; resumes at once when visible after more than a minute', async () => {
    start();
    await pass(2000);
    hide(true);
    await pass(20 * MINUTE);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    hide(false);
    await pass(1);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('a short time in the background causes no extra request', async () => {
    start();
    await pass(2000);
    for (let looks = 0; looks < 5; looks += 1) {
      hide(true);
      await pass(1000);
      hide(false);
      await pass(1000);
    }
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('stops while the visitor has paused updates', async () => {
    start();
    await pass(2000);
    pauseMotion(true);
    await pass(20 * MINUTE);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    pauseMotion(false);
    await pass(1);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('waits outside trading hours until the next opening', async () => {
    jest.setSystemTime(CLOSES + MINUTE);
    start();
    await pass(NEXT[0] - CLOSES - 2 * MINUTE);
    expect(fetchMock).not.toHaveBeenCalled();
    await pass(2 * MINUTE);
    expect(fetchMock.mock.calls.length).toBeGreaterThanOrEqual(1);
  });

  test('stops when the session ends', async () => {
    jest.setSystemTime(CLOSES - 90_000);
    start();
    await pass(60 * MINUTE);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('stops when the server says that the market is closed', async () => {
    fetchMock.mockImplementation(() => good({ ...answer, isOpen: false, hours: HOURS }));
    start();
    await pass(60 * MINUTE);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('backs off while requests fail, and recovers', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new Error('offline')));
    start();
    await pass(2000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await pass(2 * MINUTE - 3000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    fetchMock.mockImplementation(() => Promise.resolve({ ok: false, status: 503 }));
    await pass(3000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    fetchMock.mockImplementation(() => good());
    await pass(4 * MINUTE);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    await pass(MINUTE);
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  test('starts again on each page, and stops after unmounting', async () => {
    const { rerender, unmount } = start();
    await pass(2000);
    navigation.path = '/equity';
    rerender(<QuotePolling hours={HOURS} />);
    await pass(2000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    unmount();
    await pass(10 * MINUTE);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('requests the first forty shares of the page, each once', async () => {
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
    const [address = ''] = fetchMock.mock.calls[0] ?? [];
    const named = new URL(address, 'http://localhost').searchParams.get('stocks')?.split(',') ?? [];
    expect(named).toHaveLength(40);
    expect(new Set(named).size).toBe(40);
    expect(address).toContain('M%26M');
    expect(named).not.toContain('SHELL');
  });
});

describe('display', () => {
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

  test('updates value, sign and direction in every copy', async () => {
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

  test('updates copies that the site shell mounts later', async () => {
    start();
    await pass(2000);
    const { container } = render(list);
    expect(container).toHaveTextContent('81,500.46');
  });

  test('does not overwrite a page that was rendered after the poll', async () => {
    start();
    await pass(2000);
    const { container } = render(<QuoteValue quote="index:Sensex" value={5} />);
    expect(container).toHaveTextContent(/^5\.00$/);
    await pass(MINUTE);
    expect(container).toHaveTextContent('81,500.46');
  });

  test('follows the format of each place: rupees, per cent only, the time', () => {
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

  test('removes the direction of an unchanged quote, and leaves missing quotes unchanged', () => {
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

  test('marks figures as not to be translated, wherever React updates them', () => {
    const { container } = render(list);
    const rows = [...container.querySelectorAll('li')];
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Sensex 6.00 +1.00 (+20.00%)']);
    for (const row of rows) expect(row).toHaveAttribute('translate', 'no');
  });
});

import { render, screen, within } from '@testing-library/react';

import { TimingsPage } from '@/components/pages/TimingsPage/TimingsPage';
import { hoursInWords } from '@/lib/content/market-calendar';
import { timings } from '@/lib/content/market-timings';

/** A Friday of December 2026: at noon, before the opening, and on a holiday. */
const NOON = '2026-12-18T06:30:00Z';
const stateOf = (name: string) =>
  within(screen.getByRole('table', { name: 'The markets' })).getByRole('row', {
    name: new RegExp(`^${name}`),
  });

test.each([
  [NOON, 'Shares on NSE', 'Open Until 15:30 IST'],
  [NOON, 'Currency', 'Open Until 17:00 IST'],
  ['2026-12-18T03:35:00Z', 'Shares on NSE', 'Pre-open Until 09:15 IST'],
  ['2026-12-18T10:15:00Z', 'Shares on NSE', 'Closing session Until 16:00 IST'],
  ['2026-12-18T16:00:00Z', 'Commodities', 'Open Until 23:55 IST'],
  ['2026-12-25T06:30:00Z', 'Shares on NSE', 'Holiday Christmas. Opens on Monday, 28 Dec 2026'],
  ['2026-12-19T06:30:00Z', 'Currency', 'Closed Saturday. Opens on Monday, 21 Dec 2026, at 09:00'],
])('at %s %s: %s', (now, name, state) => {
  jest.useFakeTimers({ now: new Date(now) });
  render(<TimingsPage now={now} />);
  expect(stateOf(name)).toHaveTextContent(state);
  jest.useRealTimers();
});

test('each market has its hours, their source and its board', () => {
  render(<TimingsPage now={NOON} />);
  for (const { segment, name, board } of timings) {
    const heading = screen.getByRole('heading', { level: 2, name: new RegExp(`^${name}: \\d`) });
    const section = heading.closest('section') as HTMLElement;
    for (const line of hoursInWords[segment]) {
      expect(within(section).getByText(line.hours)).toBeInTheDocument();
    }
    expect(within(section).getByText('Source')).toBeInTheDocument();
    expect(within(section).getByRole('link', { name: 'Prices' })).toHaveAttribute('href', board);
  }
});

test('the next holiday and the special sessions of the year', () => {
  render(<TimingsPage now={NOON} />);
  expect(screen.getByText(/Next closed on Friday, 25 Dec 2026: Christmas/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /8 Nov 2026 Sunday Muhurat/ })).toBeInTheDocument();
});

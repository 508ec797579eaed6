import { render, screen, within } from '@testing-library/react';

import { resultBoard } from '@/components/pages/BoardPage/event-boards';
import { EventsPage } from '@/components/pages/BoardPage/EventsPage';
import { namesBySymbol } from '@/lib/domain/company/directory';
import type { BoardMeeting } from '@/lib/domain/market/records';

import { SESSION_EVENING, WEEK_LATER } from '@/tests/support/market-clocks';

import { company } from '@/tests/fixtures/company';

const meeting = (symbol: string, date: string): BoardMeeting => ({
  symbol,
  date,
  name: `${symbol} Limited`,
  purpose: 'Financial Results',
  details: 'Results for the period ended Sep 30, 2026',
});

function show(
  meetings: readonly BoardMeeting[],
  filed: readonly string[] = [],
  ages = SESSION_EVENING,
) {
  const events = { data: meetings, source: 'end-of-day', asOf: '2026-11-20', note: null } as const;
  const month = {
    day: '2026-11-20',
    now: '2026-11',
    month: '2026-11',
    worth: new Map(),
    names: namesBySymbol([{ ...company(), symbol: 'A' }]),
    around: ['2026-10', '2026-11', '2026-12'],
  };
  const board = resultBoard({ ...month, events, filed: new Set(filed) });
  const head = { note: { title: 'Note', text: 'Text' } };
  return render(
    <EventsPage
      {...head}
      path="/results-calendar"
      board={board}
      events={events}
      ages={ages}
      {...month}
    />,
  );
}

test('a day with events leads to its list, the session is the current date, a holiday is named', () => {
  show(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((symbol) => meeting(symbol, '2026-11-12')));
  const grid = screen.getByRole('table', { name: 'Days of Nov 2026' });
  const link = within(grid).getByRole('link');
  expect(link).toHaveTextContent('12 7');
  const list = document.querySelector(link.getAttribute('href') ?? '');
  expect(list).toHaveTextContent('Thursday, 12 Nov 2026');
  expect(list?.querySelectorAll('tbody th')).toHaveLength(7);
  expect(list?.querySelector('summary')).toHaveTextContent('2 more');
  expect(grid.querySelector('[aria-current="date"]')).toHaveTextContent('20');
  expect(grid).toHaveTextContent('Closed: Guru Nanak Jayanti');
  expect(screen.getAllByText('Results for Jul–Sep 2026')).toHaveLength(7);
});

test('a meeting leads to the results that were filed on its day', () => {
  const meetings = ['A', 'B'].map((symbol) => meeting(symbol, '2026-11-12'));
  show(meetings, ['A 2026-11-12', 'B 2026-10-12']);
  const links = screen.getAllByRole('link', { name: /^filed/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      'filed: Malwa Tractors and Implements',
      '/company-information/malwa-tractors-and-implements-limited#results-heading',
    ],
  ]);
});

test('the adjacent months can be chosen, and the address leaves out the newest session’s', () => {
  show([meeting('A', '2026-11-12')]);
  const months = screen.getByRole('combobox', { name: 'Month' });
  expect(months).toHaveValue('2026-11');
  expect(months).toHaveAttribute('data-usual', '2026-11');
  const options = within(months).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(['2026-10', '2026-11', '2026-12']);
  expect(months.closest('form')).toHaveAttribute('action', '/results-calendar');
});

test('a month without events on record says so, and claims no day and no number', () => {
  show([]);
  expect(screen.getByRole('heading', { name: 'Nov 2026' })).toBeVisible();
  expect(screen.getByText('No meeting on results in Nov 2026 is on record here.')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Days of Nov 2026' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
});

test('a calendar that ends with an old session says so', () => {
  show([meeting('A', '2026-11-12')], [], WEEK_LATER);
  expect(screen.getByRole('note')).toHaveTextContent(/^These figures are \d+ trading days old/);
});

test('a calendar of the last session says nothing of its age', () => {
  show([meeting('A', '2026-11-12')]);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

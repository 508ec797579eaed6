import { render, screen } from '@testing-library/react';

import { BanListWithheld } from '@/components/pages/BoardPage/BanListWithheld';
import { DatedBoardPage } from '@/components/pages/BoardPage/DatedBoardPage';
import { banBoards } from '@/components/pages/BoardPage/derivative-boards';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { withheldBans } from '@/lib/domain/contract/positions';
import type { PositionLimit } from '@/lib/domain/contract/records';

import { SESSION_EVENING, WEEK_LATER } from '../../support/market-clocks';

const DAY = '2026-11-20';
const banned: PositionLimit = {
  symbol: 'SAMPLE',
  name: null,
  openInterest: 96,
  limit: 100,
  isBanned: true,
  next: '2026-11-23',
};

function renderPage(rows: readonly PositionLimit[], now: MarketClock): void {
  const data = { date: DAY, first: DAY, days: [DAY], rows };
  const answer = { data, source: 'end-of-day', asOf: DAY, note: null } as const;
  const old = withheldBans(answer, now);
  render(
    <DatedBoardPage
      path="/derivatives/ban-list"
      heading="F&O ban list"
      note={{ title: 'Note', text: 'Text' }}
      asked={{ kind: 'newest' }}
      boards={banBoards(rows, new Map(), { day: DAY, now })}
      withheld={old && <BanListWithheld day={old} />}
      answer={answer}
      now={now}
    />,
  );
}

test('a list that holds for the session ahead is shown', () => {
  renderPage([banned], SESSION_EVENING);
  expect(
    screen.getByRole('heading', { level: 1, name: '1 share is in the ban period: SAMPLE' }),
  ).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
});

test('an empty list of the last session says that every share is open', () => {
  renderPage([], SESSION_EVENING);
  expect(screen.getByRole('heading', { level: 1, name: /^No share is in the ban/ })).toBeVisible();
});

test('a list that holds no more is not shown: the page says its day and where the present one is', () => {
  renderPage([banned], WEEK_LATER);
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.body).not.toHaveTextContent('SAMPLE');
  expect(screen.getByText(/The newest list we have is from 20 Nov 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: /NSE’s daily reports/ })).toBeVisible();
});

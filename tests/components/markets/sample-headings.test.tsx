import { render, screen } from '@testing-library/react';

import { banBoards } from '@/components/pages/BoardPage/derivative-boards';
import { actionBoard, resultBoard } from '@/components/pages/BoardPage/event-boards';
import { DatedBoardPage } from '@/components/pages/BoardPage/DatedBoardPage';
import { EventsPage } from '@/components/pages/BoardPage/EventsPage';
import { MarketListPage } from '@/components/pages/BoardPage/MarketListPage';
import { standardWarning } from '@/lib/content/prescribed';
import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import { NO_SPARKS } from '@/lib/domain/market/sparks';
import type { Source } from '@/lib/domain/sourced';
import { companyEvents } from '@/lib/provider/embedded/sample/company-events';
import { DEAL_KINDS, largeDeals } from '@/lib/provider/embedded/sample/deals';
import { boardMeetings, corporateActions } from '@/lib/provider/embedded/sample/events';

import { SESSION_EVENING } from '../../support/market-clocks';

const DAY = '2026-11-20';
const names = new Map();
const note = { title: 'Note', text: 'Text' };
const sourced = <T,>(data: T, source: Source) => ({ data, source, asOf: DAY, note: null });
const dated = <Row,>(rows: readonly Row[], source: Source) =>
  sourced({ date: DAY, first: DAY, days: [DAY], rows }, source);
const asked = { kind: 'newest' } as const;
const month = { month: '2026-11', now: '2026-11', around: ['2026-11'], names, worth: new Map() };
const head = { note, day: DAY, ages: SESSION_EVENING };

const NOW = { day: DAY, closed: [] };

const PAGES: readonly (readonly [name: string, page: (source: Source) => React.ReactNode])[] = [
  [
    'corporate actions',
    (source) => {
      const events = sourced(
        [{ symbol: 'A', name: null, exDate: DAY, recordDate: DAY, purpose: 'Bonus 1:1' }],
        source,
      );
      const board = actionBoard({ ...month, events });
      return (
        <EventsPage {...head} {...month} path="/corporate-actions" board={board} events={events} />
      );
    },
  ],
  [
    'the results calendar',
    (source) => {
      const events = sourced(
        [{ symbol: 'A', name: null, date: DAY, purpose: 'Financial Results', details: null }],
        source,
      );
      const board = resultBoard({ ...month, events, filed: new Set() });
      return (
        <EventsPage {...head} {...month} path="/results-calendar" board={board} events={events} />
      );
    },
  ],
  [
    'the ban list',
    (source) => {
      const row = { symbol: 'A', openInterest: 96, limit: 100, isBanned: true, next: DAY };
      const answer = dated([{ ...row, isin: null, name: null }], source);
      const boards = banBoards(answer.data.rows, names, { day: DAY, now: SESSION_EVENING });
      const props = { ...head, asked, answer, boards };
      return <DatedBoardPage path="/derivatives/ban-list" heading="Ban list" {...props} />;
    },
  ],
  ...MARKET_LISTS.filter(({ of }) => of !== 'day').map(
    (list) =>
      [
        list.title,
        (source: Source) => {
          const row = { symbol: 'A', name: null, quantity: 10, price: 5, client: 'B', side: 'BUY' };
          const answer = dated([{ ...row, side: 'BUY' as const }], source);
          return (
            <MarketListPage
              list={list}
              asked={asked}
              answer={answer}
              now={NOW}
              companies={null}
              sparks={NO_SPARKS}
            />
          );
        },
      ] as const,
  ),
];

/** The heading and the captions that name the events. */
const titles = (): readonly string[] => [
  ...screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent),
  ...screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent ?? ''),
];

test.each(PAGES)('%s of invented events say so in the heading and the caption', (_, page) => {
  const { unmount } = render(page('sample'));
  expect(titles().length).toBeGreaterThan(1);
  expect(titles().filter((title) => !title.includes('(sample)'))).toEqual([]);
  unmount();
  render(page('end-of-day'));
  expect(titles().filter((title) => title.includes('(sample)'))).toEqual([]);
});

test.each(PAGES)('%s has the standard warning', (_, page) => {
  render(page('end-of-day'));
  expect(screen.getByText(standardWarning.text)).toBeInTheDocument();
});

test('each invented event of a real company says in its words that it is one', () => {
  const days = ['2026-01-01', '2027-12-31'] as const;
  const events = companyEvents('RELIANCE');
  const words = [
    ...corporateActions(...days).map(({ purpose }) => purpose),
    ...boardMeetings(...days).map(({ details }) => details),
    ...(events?.actions ?? []).map(({ purpose }) => purpose),
    ...(events?.meetings ?? []).map(({ purpose }) => purpose),
    ...(events?.announcements ?? []).map(({ text }) => text),
  ];
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((text) => !String(text).endsWith('(sample)'))).toEqual([]);
});

test('the parties of invented deals are samples by name', () => {
  const clients = DEAL_KINDS.flatMap((kind) =>
    largeDeals(kind, '').rows.flatMap(({ client }) => client ?? []),
  );
  expect(clients.length).toBeGreaterThan(0);
  expect(clients.filter((client) => !/^Sample /.test(String(client)))).toEqual([]);
});

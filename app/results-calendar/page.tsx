import { resultBoard } from '@/components/pages/BoardPage/event-boards';
import { EventsPage } from '@/components/pages/BoardPage/EventsPage';
import { SiteLink } from '@/components/site/SiteLink';
import { definePage } from '@/components/site/define-page';
import { loadResultsMonth } from '@/lib/pages/markets/load-lists';

const { generateMetadata, Page } = definePage('/results-calendar', async (query) => {
  const month = await loadResultsMonth(query);
  return {
    view: (
      <EventsPage
        path="/results-calendar"
        note={{
          title: 'Announced in advance',
          text: (
            <p>
              The days on which boards of listed companies meet to approve their results. A company
              tells the exchange some days before its board meets on results. Most publish them the
              same day, often after the market closes: see the{' '}
              <SiteLink href="/results-calendar/filed">new results</SiteLink>.
            </p>
          ),
        }}
        board={resultBoard(month)}
        {...month}
      />
    ),
  };
});

export { generateMetadata, Page as default };

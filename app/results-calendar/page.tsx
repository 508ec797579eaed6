import { resultBoards } from '@/components/pages/BoardPage/event-boards';
import { EventsPage } from '@/components/pages/BoardPage/EventsPage';
import { definePage } from '@/components/site/define-page';
import { namesBySymbol } from '@/lib/domain/index/petals';
import { loadEvents } from '@/lib/pages/markets/load-lists';
import { indexedWithData } from '@/lib/pages/seo/indexing';

const { generateMetadata, Page } = definePage(
  '/results-calendar',
  async () => {
    const { day, events, companies } = await loadEvents('boardMeetings');
    return {
      view: (
        <EventsPage
          path="/results-calendar"
          heading="Results calendar"
          lead="The days on which boards of listed companies meet to approve their results."
          note={{
            title: 'Announced in advance',
            text: 'A company tells the exchange some days before its board meets on results. Most publish them the same day, often after the market closes.',
          }}
          boards={resultBoards({ day, events, names: namesBySymbol(companies) })}
          {...{ day, events }}
        />
      ),
    };
  },
  indexedWithData('/results-calendar'),
);

export { generateMetadata, Page as default };

import { actionBoard } from '@/components/pages/BoardPage/event-boards';
import { EventsPage } from '@/components/pages/BoardPage/EventsPage';
import { definePage } from '@/components/site/define-page';
import { loadEventMonth } from '@/lib/pages/markets/load-lists';

const { generateMetadata, Page } = definePage('/corporate-actions', async (query) => {
  const month = await loadEventMonth('corporateActions', query);
  return {
    view: (
      <EventsPage
        path="/corporate-actions"
        note={{
          title: 'Ex-date',
          text: 'Dividends, bonuses, splits and rights by the day on which the share goes ex. If you buy on or after this day, you don’t get the dividend or the new shares. The price usually falls by about their worth.',
        }}
        board={actionBoard(month)}
        {...month}
      />
    ),
  };
});

export { generateMetadata, Page as default };

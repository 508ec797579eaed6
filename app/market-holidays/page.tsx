import { HolidaysPage } from '@/components/pages/HolidaysPage/HolidaysPage';
import { definePage } from '@/components/site/define-page';
import { calendarOf } from '@/lib/content/market-calendar';
import { holidayFacts } from '@/lib/pages/seo/dated-facts';

const { generateMetadata, Page } = definePage(
  '/market-holidays',
  () => ({
    view: (
      <HolidaysPage
        equity={calendarOf('equity')}
        commodity={calendarOf('commodity')}
        now={new Date().toISOString()}
      />
    ),
  }),
  () => holidayFacts(new Date()),
);

export { generateMetadata, Page as default };

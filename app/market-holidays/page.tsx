import { HolidaysPage } from '@/components/pages/HolidaysPage/HolidaysPage';
import { definePage } from '@/components/site/define-page';
import { calendarOf } from '@/lib/content/market-calendar';

const { generateMetadata, Page } = definePage('/market-holidays', () => ({
  view: (
    <HolidaysPage
      equity={calendarOf('equity')}
      commodity={calendarOf('commodity')}
      now={new Date().toISOString()}
    />
  ),
}));

export { generateMetadata, Page as default };

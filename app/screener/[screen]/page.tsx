import { ScreenerPage } from '@/components/pages/ScreenerPage/ScreenerPage';
import { defineListedPage } from '@/components/site/define-page';
import { screens } from '@/lib/pages/companies/screen-page';

const { generateMetadata, Page } = defineListedPage(screens, (page) => <ScreenerPage {...page} />);

export { generateMetadata, Page as default };

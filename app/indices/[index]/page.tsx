import { IndexPage } from '@/components/pages/IndicesPage/IndexPage';
import { defineListedPage } from '@/components/site/define-page';
import { indices } from '@/lib/pages/markets/index-page';

const { generateMetadata, Page } = defineListedPage(indices, (page) => <IndexPage {...page} />);

export { generateMetadata, Page as default };

import { CharterPage } from '@/components/pages/CharterPage/CharterPage';
import { definePage } from '@/components/site/define-page';

const { generateMetadata, Page } = definePage(
  '/support/tools-and-resources/investor-charter',
  () => ({
    view: <CharterPage />,
  }),
);

export { generateMetadata, Page as default };

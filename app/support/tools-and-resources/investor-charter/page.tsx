import { CharterPage } from '@/components/pages/CharterPage/CharterPage';
import { definePage } from '@/components/site/define-page';

const { metadata, Page } = definePage('/support/tools-and-resources/investor-charter', () => ({
  view: <CharterPage />,
}));

export { metadata, Page as default };

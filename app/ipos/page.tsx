import { IssuesPage } from '@/components/pages/IssuesPage/IssuesPage';
import { definePage } from '@/components/site/define-page';
import { indexedWithData } from '@/lib/pages/indexing/indexed-with-data';
import { loadIssuesPage } from '@/lib/pages/issues/load-issues';

const { generateMetadata, Page } = definePage(
  '/ipos',
  async () => ({
    view: <IssuesPage {...await loadIssuesPage()} />,
  }),
  indexedWithData('/ipos'),
);

export { generateMetadata, Page as default };

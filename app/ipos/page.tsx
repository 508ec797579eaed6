import { IssuesPage } from '@/components/pages/IssuesPage/IssuesPage';
import { definePage } from '@/components/site/define-page';
import { loadIssuesPage } from '@/lib/pages/issues/load-issues';

const { generateMetadata, Page } = definePage('/ipos', async () => ({
  view: <IssuesPage {...await loadIssuesPage()} />,
}));

export { generateMetadata, Page as default };

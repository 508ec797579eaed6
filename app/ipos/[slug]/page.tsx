import { IssuePage } from '@/components/pages/IssuesPage/IssuePage';
import { defineListedPage } from '@/components/site/define-page';
import { issues } from '@/lib/pages/issues/issue-page';

const { generateMetadata, Page } = defineListedPage(issues, (page) => <IssuePage {...page} />);

export { generateMetadata, Page as default };

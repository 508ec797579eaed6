import { IssuePage } from '@/components/pages/IssuesPage/IssuePage';
import { defineListedPage } from '@/components/site/define-page';
import { issueMetadata } from '@/lib/pages/issues/issue-metadata';
import { loadIssue } from '@/lib/pages/issues/load-issues';

const { generateMetadata, Page } = defineListedPage('slug', {
  load: (slug) => loadIssue(slug),
  metadata: issueMetadata,
  name: ({ issue }) => issue.name,
  view: (page) => <IssuePage {...page} />,
  parts: () => [],
});

export { generateMetadata, Page as default };

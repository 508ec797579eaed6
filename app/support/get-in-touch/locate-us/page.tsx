import { LocatePage } from '@/components/pages/LocatePage/LocatePage';
import { definePage } from '@/components/site/define-page';
import { branchList } from '@/lib/pages/seo/structured/branches';
import { parameter } from '@/lib/tools/parameters';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/support/get-in-touch/locate-us', async (query) => {
  const branches = await loadRecords('branches', {});
  const words = parameter(query, 'q');
  return {
    view: <LocatePage branches={branches} query={words} />,
    parts: [branchList(branches, words)],
  };
});

export { generateMetadata, Page as default };

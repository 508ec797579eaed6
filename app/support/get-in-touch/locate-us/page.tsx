import { LocatePage } from '@/components/pages/LocatePage/LocatePage';
import { definePage } from '@/components/site/define-page';
import { getBranches } from '@/lib/provider/getters/content';
import { branchList } from '@/lib/pages/seo/structured/branches';
import { parameter } from '@/lib/tools/parameters';

const { generateMetadata, Page } = definePage('/support/get-in-touch/locate-us', async (query) => {
  const branches = await getBranches();
  const words = parameter(query, 'q');
  return {
    view: <LocatePage branches={branches} query={words} />,
    parts: [branchList(branches, words)],
  };
});

export { generateMetadata, Page as default };

import { ComparePage } from '@/components/pages/ComparePage/ComparePage';
import { definePage } from '@/components/site/define-page';
import { getCompare } from '@/lib/provider/getters/compare';

const { generateMetadata, Page } = definePage(
  '/compare',
  async (query) => ({ view: <ComparePage {...await getCompare(query)} /> }),
  // Companies are paired at will: their pages stay out of search engines.
  (query) => (Object.keys(query).length > 0 ? { isIndexed: false } : {}),
);

export { generateMetadata, Page as default };

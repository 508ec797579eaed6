import { becameHeading, becameSentence } from '@/lib/domain/became/sentences';
import { withSampleMark } from '@/lib/domain/company/in-sample';
import type { PageFacts } from '@/lib/pages/seo/metadata';
import { type SearchParameters, withQuery } from '@/lib/tools/parameters';

import { loadWhatIf } from './load-what-if';

/** The changes of a query to the page's metadata: only the page without a query is indexed. */
export async function whatIfFacts(query: SearchParameters): Promise<Partial<PageFacts>> {
  if (Object.keys(query).length === 0) return {};
  const { texts, answer } = await loadWhatIf(query);
  if (!answer) return { isIndexed: false };
  const { asked, of, became } = answer;
  return {
    isIndexed: false,
    title: withSampleMark(of, becameHeading(asked, of.name, became)),
    description: withSampleMark(of, becameSentence(asked, became)),
    pictured: withQuery('/what-if', texts),
  };
}

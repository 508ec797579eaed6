import { pages } from '@/lib/pages';
import { isForSearchEngines } from '@/lib/pages/indexing/has-data';
import { textFile } from '@/lib/tools/responses';
import { llmsText } from '@/lib/pages/seo/llms';
import { loadRecords } from '@/lib/provider/load-records';

/** A description of the site and its pages for language models (llmstxt.org). */
export async function GET(): Promise<Response> {
  const [articles, shown] = await Promise.all([
    loadRecords('articles', {}),
    Promise.all(pages.map(isForSearchEngines)),
  ]);
  const indexed = pages.filter((_, at) => shown[at]);
  return textFile(llmsText(indexed, articles ?? []), 'text/plain');
}

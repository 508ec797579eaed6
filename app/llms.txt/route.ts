import { getArticles } from '@/lib/provider/getters/content';
import { textFile } from '@/lib/tools/responses';
import { llmsText } from '@/lib/pages/seo/llms';

/** A description of the site and its pages for language models (llmstxt.org). */
export const GET = async (): Promise<Response> =>
  textFile(llmsText((await getArticles()) ?? []), 'text/plain');

import { textFile } from '@/lib/tools/responses';
import { llmsText } from '@/lib/seo/llms';

/** A description of the site and its pages for language models (llmstxt.org). */
export const GET = (): Response => textFile(llmsText(), 'text/plain');

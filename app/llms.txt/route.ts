import { textFile } from '@/lib/tools/responses';
import { llmsText } from '@/lib/seo/llms';

/** What the site is and where things are, for readers that take text. */
export const GET = (): Response => textFile(llmsText(), 'text/plain');

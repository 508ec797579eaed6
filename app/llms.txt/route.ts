import { textFile } from '@/lib/seo/answers';
import { llmsText } from '@/lib/seo/llms';

export const dynamic = 'force-dynamic';

/** What the site is and where things are, for readers that take text. */
export const GET = (): Response => textFile(llmsText(), 'text/plain');

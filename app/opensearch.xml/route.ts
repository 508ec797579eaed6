import { textFile } from '@/lib/seo/answers';
import { OPENSEARCH, openSearchXml } from '@/lib/seo/opensearch';

/** The origin is known when the site runs, not when it is built. */
export const dynamic = 'force-dynamic';

const DAY = 86_400;

/** The search as browsers add it to their address bar. */
export const GET = (): Response => textFile(openSearchXml(), OPENSEARCH.type, DAY);

import { textFile } from '@/lib/tools/responses';
import { OPENSEARCH, openSearchXml } from '@/lib/seo/opensearch';

const DAY = 86_400;

/** The search as browsers add it to their address bar. */
export const GET = (): Response => textFile(openSearchXml(), OPENSEARCH.type, DAY);

import { textFile } from '@/lib/tools/responses';
import { OPENSEARCH, openSearchXml } from '@/lib/pages/seo/opensearch';

const DAY = 86_400;

/** The OpenSearch description, by which browsers add the site's search. */
export const GET = (): Response => textFile(openSearchXml(), OPENSEARCH.type, DAY);

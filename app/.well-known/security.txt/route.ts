import { textFile } from '@/lib/tools/responses';
import { securityText } from '@/lib/pages/seo/security-text';

const DAY = 86_400;

/** Contact for vulnerability reports (RFC 9116). */
export const GET = (): Response => textFile(securityText(new Date()), 'text/plain', DAY);

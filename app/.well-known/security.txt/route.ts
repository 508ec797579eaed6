import { textFile } from '@/lib/tools/responses';
import { securityText } from '@/lib/seo/security-text';

const DAY = 86_400;

/** Whom to tell of a vulnerability. */
export const GET = (): Response => textFile(securityText(new Date()), 'text/plain', DAY);

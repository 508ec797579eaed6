import { textFile } from '@/lib/seo/answers';
import { securityText } from '@/lib/seo/security-text';

/** Its last day moves on, so it is made for each request. */
export const dynamic = 'force-dynamic';

const DAY = 86_400;

/** Whom to tell of a weakness. */
export const GET = (): Response => textFile(securityText(new Date()), 'text/plain', DAY);

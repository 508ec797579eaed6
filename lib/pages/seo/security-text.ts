import { firm } from '@/lib/content/firm';
import { DAY_MS } from '@/lib/tools/time';

import { absoluteUrl } from '@/lib/pages/addresses/absolute-url';

const SECURITY_PATH = '/.well-known/security.txt';

/** Days until `Expires`; RFC 9116 advises less than a year. */
const VALID_FOR_DAYS = 180;

/** `security.txt` (RFC 9116): where to report a vulnerability. */
export function securityText(now: Date): string {
  const end = new Date(Math.floor(now.getTime() / DAY_MS + VALID_FOR_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${firm.securityEmail}`,
    `Contact: ${absoluteUrl('/support/get-in-touch/contact-us')}`,
    `Expires: ${end.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(SECURITY_PATH)}`,
    '',
  ].join('\n');
}

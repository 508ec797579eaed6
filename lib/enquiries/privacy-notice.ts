import type { Settings } from '@/lib/tools/env';

import { firm } from '../content/firm';
import { type PurposeId, purposeOf, restsOnConsent } from '../content/purposes';
import { listed, paragraph } from '../tools/phrases';

const days = (number: number): string => (number === 1 ? '1 day' : `${number} days`);

/** How long what a form sends is stored, by the settings of this site. */
const retentionSentence = ({
  retentionDays,
  undeliveredDays,
}: Pick<Settings['enquiries'], 'retentionDays' | 'undeliveredDays'>): string =>
  `We delete it from this website ${days(retentionDays)} after it reaches our team or, should it never reach them, ${days(undeliveredDays)} after you send it.`;

/**
 * The privacy notice of a form: which data, for what, who receives them, for how long, how to
 * withdraw and complain.
 */
export function privacyNotice(
  id: PurposeId,
  retention: Parameters<typeof retentionSentence>[0],
): string {
  const { what, why, who, file } = purposeOf(id);
  return paragraph([
    `We take what you fill in above (${listed(what)}) to ${why}, and for nothing else. It goes to ${who}.`,
    retentionSentence(retention),
    file,
    restsOnConsent(id) &&
      `You can withdraw consent at any time with the reference number, on the page of your choices, or write to ${firm.privacyEmail}.`,
    `Questions and complaints about your data: ${firm.dataProtection.name}, ${firm.dataProtection.designation.toLowerCase()}, ${firm.privacyEmail}; after that the Data Protection Board of India.`,
  ]);
}

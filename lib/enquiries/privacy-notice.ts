import { firm } from '../content/firm';
import type { Settings } from '@/lib/tools/env';

import type { EnquirySpec } from './types';

/** Joins to `a, b and c`. */
function joined(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

const lowered = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const days = (number: number): string => (number === 1 ? '1 day' : `${number} days`);

/**
 * The privacy notice of a form: which data, for what, for how long, how to withdraw and complain.
 * It lists the form's own fields, so it can't omit one.
 */
export function privacyNotice(
  spec: EnquirySpec,
  {
    retentionDays,
    undeliveredDays,
  }: Pick<Settings['enquiries'], 'retentionDays' | 'undeliveredDays'>,
): string {
  const data = joined(spec.fields.map(({ label }) => lowered(label)));
  return [
    `We take what you fill in above (${data}) to ${spec.purpose}, and for nothing else.`,
    `We delete it from this website ${days(retentionDays)} after it reaches our team or, should it never reach them, ${days(undeliveredDays)} after you send it.`,
    spec.file,
    spec.consent &&
      `To withdraw consent, use the form on our privacy page or write to ${firm.privacyEmail}.`,
    `Questions and complaints about your data: ${firm.dataProtection.name}, ${firm.dataProtection.designation.toLowerCase()}, ${firm.privacyEmail}; after that the Data Protection Board of India.`,
  ]
    .filter(Boolean)
    .join(' ');
}

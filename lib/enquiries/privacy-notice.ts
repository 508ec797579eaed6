import { firm } from '../content/firm';

import type { EnquirySpec } from './types';

/** Joins to `a, b and c`. */
function joined(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

const lowered = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/**
 * The privacy notice above a consent box: which data, for what, for how long, and how to withdraw.
 * It lists the form's own fields, so it can't omit one.
 */
export function privacyNotice(spec: EnquirySpec, retentionDays: number): string {
  const data = joined(spec.fields.map(({ label }) => lowered(label)));
  const span = retentionDays === 1 ? '1 day' : `${retentionDays} days`;
  return [
    `We take what you fill in above (${data}) to ${spec.purpose}, and for nothing else.`,
    `This website erases it ${span} after our desk has it.`,
    spec.file,
    `To take your consent back, write to ${firm.privacyEmail} with the reference number that you get.`,
  ]
    .filter(Boolean)
    .join(' ');
}

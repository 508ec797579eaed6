import { firm } from '../content/firm';

import type { EnquirySpec } from './types';

/** `a, b and c` */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const lowered = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/**
 * The notice above a form's box: which data, for what, how long, and how to take it back. It is
 * made of the form's own fields, so it can't leave one out.
 */
export function noticeOf(spec: EnquirySpec, retentionDays: number): string {
  const data = listed(spec.fields.map(({ label }) => lowered(label)));
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

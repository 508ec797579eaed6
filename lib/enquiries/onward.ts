import { firmLink } from '@/lib/content/outbound';

import type { EnquirySpec } from './types';

/** The other site that the sender of a form may go on to, with campaign parameters. */
export const onwardOf = ({ onward }: EnquirySpec) =>
  onward && { href: firmLink(onward.link, 'page'), words: onward.words };

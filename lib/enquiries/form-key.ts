import { createHash } from 'node:crypto';

import type { EnquiryKind } from './kinds';
import type { Values } from './types';

/** The same form sent again within this time is a double click or a retry, not a second enquiry. */
const SPAN_MS = 60 * 60 * 1_000;

/**
 * Keys by which a form that is sent again is recognised, with or without JavaScript: of the hour in
 * which it came and of the hour before. They are made from its content, since a page is cached for
 * all visitors and can't hold a key for each.
 */
export function formKeys(
  kind: EnquiryKind,
  fields: Values,
  at: Date,
): readonly [own: string, former: string] {
  const hour = Math.floor(at.getTime() / SPAN_MS);
  const content = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const keyOf = (span: number) =>
    createHash('sha256')
      .update(JSON.stringify([kind, span, content]))
      .digest('base64url');
  return [keyOf(hour), keyOf(hour - 1)];
}

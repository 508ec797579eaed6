import { randomBytes } from 'node:crypto';

import { onIndianClock } from '@/lib/tools/time';

/** Crockford's base 32: no I, L, O or U, so that a reference can be read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Six characters are a thousand million references a day and kind; the store rejects a used one. */
const LENGTH = 6;

const REFERENCE = /^[A-Z]{2}-20\d{6}-[\dA-HJKMNP-TV-Z]{6}$/;

/** A moment in Indian time to the second: `2026-11-21T10:15:00+05:30`. */
export function indianTime(at: Date): string {
  return `${onIndianClock(at).toISOString().slice(0, 19)}+05:30`;
}

/** A new reference number, such as `CB-20261121-7K3F9Q`: kind, day in India, random characters. */
export function makeReference(prefix: string, at: Date): string {
  const day = indianTime(at).slice(0, 10).replaceAll('-', '');
  const random = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${prefix}-${day}-${random.join('')}`;
}

/** Whether a text has the format of a reference number. */
export const isReference = (text: string): boolean => REFERENCE.test(text);

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

/**
 * The reference number that a person wrote, in its own spelling: without blanks and in capitals, O as
 * 0, I and L as 1. @returns `null` where it is none
 */
export function readReference(text: string): string | null {
  const signs = text.toUpperCase().replace(/[^A-Z\d]/g, '');
  const [prefix, rest] = [signs.slice(0, 2), signs.slice(2)];
  const figures = rest.replaceAll('O', '0').replace(/[IL]/g, '1');
  const reference = `${prefix}-${figures.slice(0, 8)}-${figures.slice(8)}`;
  return isReference(reference) ? reference : null;
}

/** Whether a text has the format of a reference number. */
export const isReference = (text: string): boolean => REFERENCE.test(text);

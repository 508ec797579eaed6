import { createHash } from 'node:crypto';

import { type PurposeId, purposeOf } from '../content/purposes';

import type { AgreedConsent } from './types';

/** The SHA-256 of a purpose's words, in hexadecimal digits: it proves which words a version has. */
export function wordsHash(id: PurposeId): string {
  const { what, why, retention, who, basis, consent, file } = purposeOf(id);
  return createHash('sha256')
    .update(JSON.stringify([what, why, retention, who, basis, consent ?? null, file ?? null]))
    .digest('hex');
}

/** What a sender of a form has agreed to. @param notice the privacy notice that was shown */
export function consentTo(id: PurposeId, notice: string): AgreedConsent {
  const { version, consent } = purposeOf(id);
  const words = consent ?? 'Not asked: a law requires the use.';
  return { words, notice, purpose: id, version, hash: wordsHash(id) };
}

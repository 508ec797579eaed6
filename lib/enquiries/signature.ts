import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The value of `X-Signature`: `sha256=` and the HMAC-SHA256 of the body's bytes under the shared
 * secret, in lower-case hexadecimal digits.
 */
export function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body, 'utf8').digest('hex')}`;
}

/** Whether a signature is that of the body, compared in constant time. */
export function isSignedBy(body: string, secret: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(body, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

import { signatureOf } from './signature';
import type { Claim } from './store';

/** How long the receiver may take, in ms. */
const TIME_OUT_MS = 10_000;

export interface Receiver {
  readonly url: string;
  readonly secret: string;
}

/** How a try ended: the receiver's status, or the kind of fault on the way to it. */
export type Outcome =
  | { readonly isTaken: true; readonly status: number }
  | { readonly isTaken: false; readonly why: string };

/** The fault's code where it has one; its message may hold an address, so that is left out. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error.name;
}

/**
 * Offers an enquiry to the receiver. Only a 2xx is an acknowledgement; a redirect is not followed,
 * since the data go where the variable says and nowhere else. Never throws.
 */
export async function offer(claim: Claim, { url, secret }: Receiver): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': claim.reference,
        'X-Signature': signatureOf(claim.body, secret),
      },
      body: claim.body,
      signal: AbortSignal.timeout(TIME_OUT_MS),
    });
    await response.body?.cancel();
    return response.ok
      ? { isTaken: true, status: response.status }
      : { isTaken: false, why: `status ${response.status}` };
  } catch (error) {
    return { isTaken: false, why: codeOf(error) };
  }
}

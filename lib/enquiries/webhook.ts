import { signatureOf } from './signature';
import type { Claim } from './store';

/** How long the receiver may take, in ms. */
const TIMEOUT_MS = 10_000;

export interface Receiver {
  readonly url: string;
  readonly secret: string;
}

/** How an attempt ended: the receiver's status, or the error on the way to it. */
type Outcome =
  | { readonly isAccepted: true; readonly status: number }
  | { readonly isAccepted: false; readonly why: string };

/** The error's code where it has one; its message may hold an address, so it is left out. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error.name;
}

/**
 * Sends an enquiry, or its withdrawal, to the webhook. Only a 2xx acknowledges it; a redirect is not followed, since the
 * data go where the variable says and nowhere else. Never throws.
 */
export async function sendToWebhook(claim: Claim, { url, secret }: Receiver): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': claim.isWithdrawal ? `${claim.reference} withdrawn` : claim.reference,
        'X-Signature': signatureOf(claim.body, secret),
      },
      body: claim.body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok
      ? { isAccepted: true, status: response.status }
      : { isAccepted: false, why: `status ${response.status}` };
  } catch (error) {
    return { isAccepted: false, why: codeOf(error) };
  }
}

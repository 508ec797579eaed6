import type { Answers, Values } from '@/lib/enquiries/types';

/** The result of sending: a reference number, or the errors. */
export interface Sent {
  readonly reference?: string;
  readonly problem?: string;
  readonly errors?: Values;
}

/** A connection that takes longer has failed, in ms. */
const TIMEOUT_MS = 30_000;

/**
 * Sends a form as JSON. Never throws.
 * @param offline the message if there was no readable response
 */
export async function sendEnquiry(
  endpoint: string,
  answers: Answers,
  offline: string,
): Promise<Sent> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(answers)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { reference, error, errors } = (await response.json()) as Sent & { error?: string };
    if (response.ok && reference) return { reference };
    return errors ? { errors } : { problem: error ?? offline };
  } catch {
    return { problem: offline };
  }
}

import type { Given, Values } from '@/lib/enquiries/types';

/** How sending ended: a reference number, or what stood in its way. */
export interface Sent {
  readonly reference?: string;
  readonly problem?: string;
  readonly errors?: Values;
}

/** A line that is slower than this has failed, in ms. */
const LONGEST_MS = 30_000;

/**
 * Sends a form as JSON. Never throws.
 * @param offline what is said when no answer came that could be read
 */
export async function sendEnquiry(action: string, given: Given, offline: string): Promise<Sent> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(given)),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const { reference, error, errors } = (await response.json()) as Sent & { error?: string };
    if (response.ok && reference) return { reference };
    return errors ? { errors } : { problem: error ?? offline };
  } catch {
    return { problem: offline };
  }
}

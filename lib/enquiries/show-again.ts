import { log } from '../log';
import { singleton } from '../singleton';

import { layAside, TYPED_HEADER } from './typed';
import type { EnquiryKind, FormState } from './types';

/** Pages rendered at a time for senders who are over the rate; those beyond get a plain page. */
const MOST_FAVOURS = 3;
const LONGEST_RENDER_MS = 20_000;

const busy = () => singleton('enquiry-favours', () => ({ number: 0 }));

/**
 * The page of a form with all that was typed and what is wrong with it, as HTML. A receiver of
 * posts can't render a page, so this process asks itself for the page's dynamic twin. What was
 * typed stays in memory under a key that is used once: it is in no address, no cookie and no log.
 * @param address the post's own, as the framework names it: this process's host and port
 * @param isOwed `false` lets the page go when others are being rendered
 */
export async function showAgain(
  address: string,
  kind: EnquiryKind,
  state: FormState,
  isOwed: boolean,
): Promise<string | null> {
  if (!isOwed && busy().number >= MOST_FAVOURS) return null;
  busy().number += 1;
  try {
    const twin = new URL(`/with/enquiry/${kind}`, address);
    // Behind a front that ends TLS the post was asked for by https; the process itself speaks http.
    twin.protocol = 'http:';
    const response = await fetch(twin, {
      headers: { [TYPED_HEADER]: layAside(state), accept: 'text/html' },
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_RENDER_MS),
    });
    if (response.ok) return await response.text();
    await response.body?.cancel();
    log.warn({ kind, status: response.status }, 'a form could not be shown again');
  } catch (error) {
    log.warn(
      { kind, why: error instanceof Error ? error.name : 'unknown' },
      'a form could not be shown again',
    );
  } finally {
    busy().number -= 1;
  }
  return null;
}

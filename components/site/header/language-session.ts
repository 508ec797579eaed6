/** The visitor's consent and choice, for the session of a tab. */
import { SESSION } from '@/lib/device/storage';

export const AGREED = SESSION.agreed;
export const CHOSEN = SESSION.language;

export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Without storage the visitor is asked again on the next page.
  }
}

import { TRANSLATION_COOKIE } from './storage';

/** Sets the cookie on this host; `null` deletes it, on parent domains too, where widgets set it as well. */
export function setTranslationCookie(value: string | null): void {
  const parts = location.hostname.split('.');
  const domains = parts.slice(0, -1).map((_, at) => `; domain=.${parts.slice(at).join('.')}`);
  const end = value === null ? '; max-age=0' : '';
  const text = `${TRANSLATION_COOKIE}=${value ?? ''}; path=/; samesite=lax${end}`;
  document.cookie = text;
  if (value === null) domains.forEach((domain) => (document.cookie = text + domain));
}

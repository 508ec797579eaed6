import type { OutgoingHttpHeaders } from 'node:http';

import { CLOSED_POLICY, DRAWING_POLICY } from './content-policy';

/** Two years, in seconds. */
const STRICT_TRANSPORT = 'max-age=63072000';

const OFF = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Branches near the visitor are found with the browser's position; nothing else is asked for. */
const PERMISSIONS = ['geolocation=(self)', ...OFF.map((name) => `${name}=()`)].join(', ');

/**
 * Headers of every answer. HSTS is sent where the canonical origin is https: over plain http a
 * browser ignores it, and behind a front that ends TLS each request looks like plain http. Other
 * hosts of the firm's domain are not this site's to decide on, so it names no subdomain.
 * @param siteUrl the canonical origin
 */
export function commonHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {}),
  };
}

/** What other sites and programs are meant to fetch: feeds, share pictures, the search's description. */
const SHARED_TYPES = /^application\/(rss|atom|opensearchdescription|feed)\+(xml|json)/;
const SHARED_PATHS = /(^|\/)(opengraph-image|twitter-image|share|feeds)([/.?-]|$)|\.(rss|xml)$/;

/** Who may load an answer into a page: this site alone, but for what is made to be shared. */
export const resourcePolicy = (path: string, type: string): string =>
  SHARED_TYPES.test(type) || SHARED_PATHS.test(path) ? 'cross-origin' : 'same-origin';

/** Parts of pages, which a browser never opens as a page of this origin. */
const PART =
  /^(font\/|image\/(?!svg)|video\/|audio\/|text\/css|(text|application)\/javascript|application\/pdf)/;

/** The policy header of a response that is no HTML page; none where it has no meaning. */
export function contentPolicyOf(type: string): Readonly<Record<string, string>> {
  if (type.startsWith('image/svg')) return { 'content-security-policy': DRAWING_POLICY };
  return PART.test(type) ? {} : { 'content-security-policy': CLOSED_POLICY };
}

export const isHtml = (type: string): boolean => /^(text\/html|application\/xhtml\+xml)/.test(type);

/** Whether it is what Next.js' router fetches in place of a page. */
export const isPayload = (type: string): boolean => type.startsWith('text/x-component');

/** A header's value as text, whatever way it was set. */
export function headerText(value: OutgoingHttpHeaders[string]): string {
  if (value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** `Vary` with one more name, once. */
export function withVary(vary: string, name: string): string {
  if (vary.trim() === '*') return vary;
  const names = vary.split(',').map((one) => one.trim());
  if (names.some((one) => one.toLowerCase() === name.toLowerCase())) return vary;
  return [...names.filter(Boolean), name].join(', ');
}

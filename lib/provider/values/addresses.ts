import { env } from '@/lib/tools/env';

/** Where the site serves the files of the asset base. */
const ASSETS_PATH = '/assets/';

const TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
} as const;

/** The media type that a file is served with, by its ending; `null` if it is not served at all. */
export function assetType(path: string): string | null {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return ending in TYPES ? TYPES[ending as keyof typeof TYPES] : null;
}

/**
 * A relative path in a plain form, each segment encoded once.
 * @returns `null` for a path with `..`, a host or a query, or a text that is not a path
 */
export function plainAssetPath(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (/[\\?#\u0000-\u001f]/.test(decoded) || /^[a-z][a-z0-9+.-]*:/i.test(decoded)) return null;
  const segments = decoded.replace(/^\/(?!\/)/, '').split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..'))
    return null;
  return segments.map(encodeURIComponent).join('/');
}

/**
 * Turns the `file`, `image` or `src` of a record (a path on the asset base, or an absolute address
 * below it) into an address of this site.
 * @returns `null` for any other host and for a type that is not served
 */
export function toAssetAddress(value: string | null): string | null {
  if (value === null) return null;
  const base = env().bases.assets;
  const relative = base && value.startsWith(`${base}/`) ? value.slice(base.length + 1) : value;
  const path = plainAssetPath(relative);
  return path !== null && assetType(path) !== null ? ASSETS_PATH + path : null;
}

/**
 * Validates a `link` or `redirection`: a path on this site or an absolute `https:` address.
 * @returns `null` for `javascript:`, `data:`, protocol-relative and all else
 */
export function toLink(value: string | null): string | null {
  if (value === null) return null;
  const link = value.trim();
  if (/[\u0000-\u001f\\]/.test(link)) return null;
  if (link.startsWith('/')) return link.startsWith('//') ? null : link;
  return /^https:\/\//i.test(link) && URL.canParse(link) ? link : null;
}

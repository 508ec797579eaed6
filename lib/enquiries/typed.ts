import { randomBytes } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { singleton } from '../singleton';

import type { FormState } from './types';

/** The internal header by which a form that is shown again finds what was typed. */
export const TYPED_HEADER = 'x-enquiry-form';

/** The page is rendered at once or never. */
const LONGEST_RENDER_MS = 30_000;
/** Forms being shown again at one time; each holds 32 kB at most. */
const MOST_FORMS = 200;

const forms = () =>
  singleton(
    'enquiry-forms',
    () => new LRUCache<string, FormState>({ max: MOST_FORMS, ttl: LONGEST_RENDER_MS }),
  );

/** Lays what was typed aside, in this process's memory alone, for the page that shows it again. */
export function layAside(state: FormState): string {
  const key = randomBytes(24).toString('base64url');
  forms().set(key, state);
  return key;
}

/** Picks up, once, what was laid aside. */
export function pickUp(key: string | null): FormState | null {
  const state = key ? forms().get(key) : undefined;
  if (key) forms().delete(key);
  return state ?? null;
}

import type { IncomingHttpHeaders } from 'node:http';

import { LRUCache } from 'lru-cache';

import { singleton } from '../../lib/singleton';

import type { Kept } from './kept';

/** A whole answer that is given again without the framework, for as long as it is fresh. */
export interface Remembered {
  readonly kept: Kept;
  /** Names and values in turn, as they are written. */
  readonly head: readonly string[];
  /** Ms since the epoch. */
  readonly until: number;
  /** When the framework was last asked whether there is a newer one, in ms since the epoch. */
  askedAt: number;
}

const MOST_ANSWERS = 20_000;
/** Longer ones are not remembered: they would fill the memory with their own names. */
const LONGEST_KEY = 4_096;
/**
 * Once an answer is no longer fresh, one request in this many ms goes to the framework, which
 * renders it anew; the others get what the framework would give them too, the last one.
 */
const ASK_EVERY_MS = 200;
/** After this the last one is no longer given, however busy the framework is. */
const LATEST_MS = 10_000;

const answers = () =>
  singleton('answers', () => new LRUCache<string, Remembered>({ max: MOST_ANSWERS }));

/** Where the framework's preview is on, and what else makes an answer one visitor's own. */
const OWN_COOKIES = /(^|;\s*)(__prerender_bypass|__next_preview_data)=/;
const VARYING = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;

/**
 * The name of an answer: its address, and of a payload for the client's router also every header
 * that such an answer varies with. `null` where an answer is neither taken from memory nor kept.
 */
export function memoryKey(url: string, headers: IncomingHttpHeaders): string | null {
  if (headers.range !== undefined || headers.authorization !== undefined) return null;
  if (headers.cookie !== undefined && OWN_COOKIES.test(headers.cookie)) return null;
  let key = url;
  for (const name of VARYING) {
    const value = headers[name];
    if (value !== undefined) key += `\n${name}=${String(value)}`;
  }
  return key.length > LONGEST_KEY ? null : key;
}

/** The remembered answer, unless it is this request's turn to ask the framework. */
export function recall(key: string, now: number): Remembered | null {
  const answer = answers().get(key);
  if (!answer) return null;
  if (now < answer.until) return answer;
  if (now > answer.until + LATEST_MS) return null;
  if (now - answer.askedAt < ASK_EVERY_MS) return answer;
  answer.askedAt = now;
  return null;
}

export function rememberAnswer(key: string, answer: Omit<Remembered, 'askedAt'>): void {
  answers().set(key, { ...answer, askedAt: 0 });
}

export function forgetAnswer(key: string): void {
  answers().delete(key);
}

import { LRUCache } from 'lru-cache';

import { singleton } from '@/lib/tools/singleton';

import type { EmbeddedAnswer } from '../answer';

import type { Database } from './database';

/** Answers about the whole market have few parameters: an exchange, or a day that a visitor chose. */
const MOST_ANSWERS = 24;

interface Cached {
  readonly state: string;
  readonly answers: LRUCache<string, { answer: EmbeddedAnswer | null }>;
}

/** One for the process: the server in front and Next.js would else hold 14,000 funds each. */
const cache = singleton('cached-answers', () => new WeakMap<Database, Cached>());

/** Changes with each write to the database, of this connection or of another one. */
function stateOf(db: Database): string {
  const { data_version: others } = db.row<{ data_version: number }>('PRAGMA data_version') ?? {};
  const { own } = db.row<{ own: number }>('SELECT total_changes() AS own') ?? {};
  return `${others} ${own}`;
}

/**
 * An answer that is worked out again only after the database has changed. It is the same object
 * until then, so that its records are validated once as well.
 * @param key the call and its parameters
 */
export function cachedAnswer(
  db: Database,
  key: string,
  answer: () => EmbeddedAnswer | null,
): EmbeddedAnswer | null {
  const state = stateOf(db);
  let known = cache.get(db);
  if (known?.state !== state) {
    known = { state, answers: new LRUCache({ max: MOST_ANSWERS }) };
    cache.set(db, known);
  }
  const found = known.answers.get(key) ?? { answer: answer() };
  known.answers.set(key, found);
  return found.answer;
}

import { LRUCache } from 'lru-cache';

import { singleton } from '@/lib/tools/singleton';

import type { EmbeddedAnswer } from '../answer';

import type { Database } from './database';
import { figuresState } from './derive';

/** Answers about the whole market have few parameters: an exchange, or a day that a visitor chose. */
const MOST_ANSWERS = 24;

interface States {
  /** Changes with each write to the database, by this or another connection. */
  readonly all: string;
  /** Changes when answers see other files, except companies' filings. */
  readonly withoutFilings: string;
}

interface Kept {
  readonly answer: EmbeddedAnswer | null;
  readonly state: string;
}

interface Cached {
  states: States;
  readonly answers: LRUCache<string, Kept>;
}

/**
 * A process-wide singleton, because Next.js bundles pages and route handlers separately, and each
 * copy would cache 14,000 funds.
 */
const cache = singleton('cached-answers', () => new WeakMap<Database, Cached>());

function stateOf(db: Database): string {
  const { data_version: others } = db.row<{ data_version: number }>('PRAGMA data_version') ?? {};
  const { own } = db.row<{ own: number }>('SELECT total_changes() AS own') ?? {};
  return `${others} ${own}`;
}

/** The cache of a database, with the current states. */
function cacheOf(db: Database): Cached {
  const all = stateOf(db);
  const known = cache.get(db);
  if (known?.states.all === all) return known;
  const states = { all, withoutFilings: figuresState(db) };
  if (known) return Object.assign(known, { states });
  const made = { states, answers: new LRUCache<string, Kept>({ max: MOST_ANSWERS }) };
  cache.set(db, made);
  return made;
}

/**
 * An answer that is computed again only after its data have changed. It is the same object until
 * then, so that its records are validated only once.
 * @param key the call and its parameters
 * @param of the data that it depends on: on a results evening filings arrive by the minute, but
 * answers about prices stay cached
 */
export function cachedAnswer(
  db: Database,
  key: string,
  answer: () => EmbeddedAnswer | null,
  of: keyof States = 'all',
): EmbeddedAnswer | null {
  const { states, answers } = cacheOf(db);
  const known = answers.get(key);
  const found = known?.state === states[of] ? known : { answer: answer(), state: states[of] };
  answers.set(key, found);
  return found.answer;
}

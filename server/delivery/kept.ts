import { LRUCache } from 'lru-cache';

import { singleton } from '../../lib/singleton';

import type { Encoding } from './encoding';

/** One body, in the encodings that were asked for so far, with what belongs to its text. */
export interface Kept {
  readonly etag: string;
  /** The content policy with the hashes of this very page; `null` for what is no page. */
  readonly policy: string | null;
  /** Whether it is long enough to be worth compressing. */
  readonly packs: boolean;
  readonly bodies: Map<Encoding, Buffer>;
  /** How often it was sent. */
  asked: number;
  /** Whether a request has taken the better compression upon itself. */
  isImproved: boolean;
}

/** Bytes of bodies kept; the least recently sent go first. */
const MOST_BYTES = 64 * 1024 * 1024;
const OVERHEAD = 4_096;

const sizeOf = ({ bodies }: Kept): number =>
  [...bodies.values()].reduce((sum, body) => sum + body.length, OVERHEAD);

const store = () =>
  singleton(
    'bodies',
    () => new LRUCache<string, Kept>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf }),
  );

export const keptBody = (key: string): Kept | undefined => store().get(key);

/** Keeps a body, or notes that it has grown by an encoding. */
export function keepBody(key: string, kept: Kept): void {
  store().set(key, kept);
}

/** Bytes of bodies kept now. */
export const keptBytes = (): number => store().calculatedSize;

/** The encoding a body is sent in to whoever wants `wanted`. */
export const encodingOf = ({ packs }: Pick<Kept, 'packs'>, wanted: Encoding): Encoding =>
  packs ? wanted : 'identity';

/**
 * Whether this request is the one that has a body from the framework again, to be compressed
 * better: the second one, which shows that it is worth the effort. The next ones are not asked.
 */
export function claimImproving(kept: Kept, encoding: Encoding): boolean {
  if (encoding !== 'br' || !kept.packs || kept.isImproved || kept.asked === 0) return false;
  kept.isImproved = true;
  return true;
}

import { compress, compressBehind, EFFORT } from './compression';
import type { Encoding } from './encoding';
import { encodingOf, keepBody, type Kept } from './kept';

const underWay = new Map<string, Promise<Buffer>>();

/** A kept body in an encoding: at hand, or made once however many ask at once. */
export async function pack(
  key: string,
  kept: Kept,
  body: Buffer,
  wanted: Encoding,
): Promise<Buffer> {
  const encoding = encodingOf(kept, wanted);
  const known = kept.bodies.get(encoding);
  if (known) return known;
  const job = `${encoding}|${key}`;
  const running = underWay.get(job);
  if (running) return running;
  const made = compress(body, encoding)
    .then((packed) => {
      kept.bodies.set(encoding, packed);
      keepBody(key, kept);
      return packed;
    })
    .finally(() => underWay.delete(job));
  underWay.set(job, made);
  return made;
}

/** Replaces a kept body by a better compressed one, behind the answers. */
export function improve(key: string, kept: Kept, body: Buffer, isForEver: boolean): void {
  compressBehind(body, isForEver ? EFFORT.forEver : EFFORT.page, (better) => {
    kept.bodies.set('br', better);
    keepBody(key, kept);
  });
}

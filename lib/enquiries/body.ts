import { LARGEST_POST_BYTES } from './form-pages';
import { UnreadablePost } from './rejections';
import type { Answers } from './types';

/** Slowest accepted upload: a whole body must arrive within this many milliseconds. */
const LONGEST_READ_MS = 20_000;
/** More fields than any form has. */
const MOST_FIELDS = 50;
/** Fields that React adds to a form whose action is a Server Action. */
const REACT_FIELD = /^\$ACTION_/;

/** Reads the body, holding no more of it than a form may have. @throws UnreadablePost */
async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_POST_BYTES) {
    throw new UnreadablePost(413);
  }
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => undefined);
  }, LONGEST_READ_MS);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.byteLength;
      if (length > LARGEST_POST_BYTES) {
        void reader.cancel().catch(() => undefined);
        throw new UnreadablePost(413);
      }
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
  if (isLate) throw new UnreadablePost(408);
  return new Uint8Array(Buffer.concat(chunks, length));
}

/** Answers by field name; a field that is given more than once is a list. @throws UnreadablePost */
function collect(pairs: Iterable<readonly [string, unknown]>): Answers {
  const answers = new Map<string, unknown>();
  let fields = 0;
  let characters = 0;
  for (const [name, value] of pairs) {
    if (value instanceof Blob) throw new UnreadablePost(415);
    fields += 1;
    characters += typeof value === 'string' ? value.length : 0;
    if (fields > MOST_FIELDS || characters > LARGEST_POST_BYTES) throw new UnreadablePost(413);
    answers.set(name, answers.has(name) ? [answers.get(name), value].flat() : value);
  }
  return answers;
}

/** Reads answers that were sent as a JSON object. @throws UnreadablePost */
export async function readJson(request: Request): Promise<Answers> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new UnreadablePost(415);
  const text = new TextDecoder().decode(await bytesOf(request));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadablePost(400);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UnreadablePost(400);
  }
  return collect(Object.entries(value));
}

/** Reads answers from the data of a form. @throws UnreadablePost */
export const readFormData = (data: FormData): Answers =>
  collect([...data].filter(([name]) => !REACT_FIELD.test(name)));

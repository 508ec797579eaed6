/**
 * The rows of a payload in React's wire format: `<id>:<tag?><value>\n`, texts with their length in
 * bytes in front and no line end behind.
 */
export interface Row {
  readonly id: string;
  /** As it stands in the payload, line end included. */
  readonly raw: string;
  /** What a model row holds; `undefined` for rows of any other kind. */
  readonly model?: unknown;
}

const NO_PATH: readonly string[] = [];
const LINE_END = 10;
const COLON = 58;
/** A text; the tags of binary rows never stand in a page of this site. */
const TEXT = 'T'.charCodeAt(0);
const BINARY = /^[AOoUSsLlGgMmV]$/;

function modelOf(value: string): unknown {
  return /^["[{\dntf-]/.test(value) ? (JSON.parse(value) as unknown) : undefined;
}

/**
 * @throws Error for anything that this reading of the format doesn't know
 */
export function rowsOf(payload: string): readonly Row[] {
  const bytes = Buffer.from(payload);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(COLON, at);
    if (colon === -1) throw new Error('a row without a colon');
    const id = bytes.toString('latin1', at, colon);
    if (!/^[0-9a-f]*$/.test(id)) throw new Error('a row with an unknown id');
    const tag = bytes[colon + 1];
    let end: number;
    if (tag === TEXT) {
      const comma = bytes.indexOf(',', colon);
      end = comma + 1 + parseInt(bytes.toString('latin1', colon + 2, comma), 16);
      if (comma === -1 || !(end <= bytes.length)) throw new Error('a text without its length');
      rows.push({ id, raw: bytes.toString('utf8', at, end) });
    } else {
      end = bytes.indexOf(LINE_END, colon) + 1;
      if (end === 0) throw new Error('a row without an end');
      const value = bytes.toString('utf8', colon + 1, end - 1);
      if (BINARY.test(value.charAt(0)) && !value.startsWith('[')) throw new Error('a binary row');
      const model = modelOf(value);
      rows.push({
        id,
        raw: bytes.toString('utf8', at, end),
        ...(model !== undefined && { model }),
      });
    }
    at = end;
  }
  return rows;
}

/** To another row, and the way into what it holds. */
export interface Reference {
  readonly id: string;
  readonly path: readonly string[];
}

/**
 * References in a row to others: `$2f`, `$L2f`, `$@2f`, `$2f:props:children:1` and the like. A small
 * letter up to f is the id's own; kinds of reference have others.
 */
export function referencesIn(text: string): readonly Reference[] {
  return [...text.matchAll(/"\$[A-Zg-z@]?([0-9a-f]+)((?::[^"\\]*)?)"/g)].map(
    ([, id = '', path = '']) => ({ id, path: path === '' ? NO_PATH : path.split(':').slice(1) }),
  );
}

import { createHash } from 'node:crypto';

import { OWN_SCRIPTS } from './own-scripts';

/** Scripts of our own, by their very text. */
const OWN: ReadonlySet<string> = new Set(OWN_SCRIPTS);

/**
 * The framework's: each hands data over and does nothing else, so that what stands between the
 * brackets must be JSON to the last character.
 */
const HANDOVERS = [
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(([\s\S]*)\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);$/,
  // Puts a part of the page that was waited for in its place, by the names of both.
  /^\$R[CSXR]\(([^()]*)\);?$/,
];

/** The same, put together by `still-parts.ts`: a plain string, up to its own quote, can do nothing. */
const HANDOVER = /^self\.__next_f\.push\(\[1,'(?:[^'\\\n\r\u2028\u2029]|\\.)*'\]\)$/;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isKnown(code: string): boolean {
  if (OWN.has(code) || HANDOVER.test(code)) return true;
  return HANDOVERS.some((pattern) => {
    const data = pattern.exec(code)?.[1];
    return data !== undefined && isJson(pattern.source.startsWith('^\\$R') ? `[${data}]` : data);
  });
}

/** Types that a browser runs; data blocks of any other type need no permission. */
const RUNS = /^(|module|(text|application)\/(java|ecma)script)$/i;
const OPENING =
  /<script((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const END = /<\/script[\s/>]/gi;
const attribute = (attributes: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?`, 'i');
  const match = found.exec(attributes);
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : null;
};

export interface InlineScripts {
  /** Hashes of those that are ours or the framework's, as a policy names them. */
  readonly hashes: readonly string[];
  /** How many are neither. They are given no hash, so that no browser runs them. */
  readonly strangers: number;
}

/**
 * The inline scripts of a page. Hashing whatever stands in it would permit an injected one as well,
 * so only what is known for its text or its shape gets a hash.
 */
export function inlineScriptsOf(html: string): InlineScripts {
  const hashes = new Set<string>();
  let strangers = 0;
  OPENING.lastIndex = 0;
  for (let opening = OPENING.exec(html); opening; opening = OPENING.exec(html)) {
    const attributes = opening[1] ?? '';
    END.lastIndex = OPENING.lastIndex;
    const end = END.exec(html)?.index ?? html.length;
    const code = html.slice(OPENING.lastIndex, end);
    OPENING.lastIndex = end;
    if (attribute(attributes, 'src') !== null) continue;
    if (!RUNS.test(attribute(attributes, 'type') ?? '')) continue;
    if (isKnown(code)) {
      hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    } else strangers += 1;
  }
  return { hashes: [...hashes], strangers };
}

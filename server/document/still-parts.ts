import { LEFT_OUT } from '../../lib/still';

import { type Reference, referencesIn, type Row, rowsOf } from './payload';

/** The framework's scripts that carry the payload, and what each pushes. */
const PUSH = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g;
const IMPORT = /^[0-9a-f]+:I\[/;
const STILL = /"Still"(?:,\d+)?\]\n$/;

type Element = [mark: '$', type: string, key: unknown, props: Record<string, unknown>];

const isElement = (node: unknown): node is Element =>
  Array.isArray(node) && node[0] === '$' && typeof node[1] === 'string' && node.length >= 4;

/** Reads the references of each text once, however often they are asked for. */
function referenceReader(): (text: string) => readonly Reference[] {
  const known = new Map<string, readonly Reference[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const found = referencesIn(text);
    known.set(text, found);
    return found;
  };
}

type ReferencesOf = ReturnType<typeof referenceReader>;

/** Tells of any text of the payload whether a client component stands in it or in what it leads to. */
function aliveIn(
  rows: readonly Row[],
  still: ReadonlySet<string>,
  referencesOf: ReferencesOf,
): (text: string) => boolean {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = new Map<string, boolean>();
  const isAlive = (id: string): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const row = byId.get(id);
    // What is not a plain row of this payload may be anything.
    if (!row || (IMPORT.test(row.raw) && !still.has(id))) return true;
    known.set(id, false);
    const alive = !still.has(id) && textIsAlive(row.raw);
    known.set(id, alive);
    return alive;
  };
  const textIsAlive = (text: string): boolean => referencesOf(text).some(({ id }) => isAlive(id));
  return textIsAlive;
}

/** A model without the children of its still parts; `leaveOut` gives what stands in their place. */
function without(
  node: unknown,
  isStill: (type: string) => boolean,
  leaveOut: (children: unknown) => string | null,
): unknown {
  if (isElement(node) && isStill(node[1])) {
    const mark = leaveOut(node[3].children);
    if (mark !== null) {
      return [...node.slice(0, 3), { ...node[3], children: mark }, ...node.slice(4)];
    }
  }
  if (Array.isArray(node)) return node.map((each) => without(each, isStill, leaveOut));
  if (typeof node === 'object' && node !== null) {
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, without(value, isStill, leaveOut)]),
    );
  }
  return node;
}

/** The rows that the first one leads to, and those that have no id: hints to the browser. */
function reached(rows: readonly Row[], referencesOf: ReferencesOf): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const seen = new Set(['', '0']);
  const open = ['0'];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const { id: next } of referencesOf(byId.get(id)?.raw ?? '')) {
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
    }
  }
  return rows.filter((row) => seen.has(row.id) || /^[0-9a-f]*:H/.test(row.raw));
}

/** Whether a reference by path leads to something that is still there. */
function leads(model: unknown, path: readonly string[]): boolean {
  let node = model;
  for (const step of path) {
    if (typeof node === 'string') return !node.startsWith(LEFT_OUT);
    const key = isElement(node) && step === 'props' ? 3 : step;
    if (typeof node !== 'object' || node === null) return false;
    node = (node as Record<string, unknown>)[key];
  }
  return true;
}

/**
 * A payload without what its still parts hold.
 * @returns `null` where there is nothing to leave out or a part of it is used elsewhere
 */
export function withoutStillParts(payload: string): string | null {
  const rows = rowsOf(payload);
  const still = new Set(
    rows.filter(({ raw }) => IMPORT.test(raw) && STILL.test(raw)).map(({ id }) => id),
  );
  if (still.size === 0) return null;
  const referencesOf = referenceReader();
  const isAlive = aliveIn(rows, still, referencesOf);
  const isStill = (type: string): boolean => type.startsWith('$L') && still.has(type.slice(2));
  let number = 0;
  const leaveOut = (children: unknown): string | null =>
    isAlive(JSON.stringify(children ?? null)) ? null : `${LEFT_OUT}${(number += 1)}`;
  const kept = reached(
    rows.map((row) => {
      if (!row.model || !row.raw.includes('"$L')) return row;
      const before = number;
      const model = without(row.model, isStill, leaveOut);
      if (number === before) return row;
      return { ...row, model, raw: `${row.id}:${JSON.stringify(model)}\n` };
    }),
    referencesOf,
  );
  if (number === 0) return null;
  const byId = new Map(kept.map((row) => [row.id, row]));
  const isWhole = kept.every(({ raw }) =>
    referencesOf(raw).every(
      ({ id, path }) => path.length === 0 || leads(byId.get(id)?.model, path),
    ),
  );
  return isWhole ? kept.map(({ raw }) => raw).join('') : null;
}

/**
 * Text for a script: no value can end it. It stands between single quotes, so that the double ones
 * of which it is full need no stroke before each and read as those of the markup do.
 */
function scripted(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\(.)|'/g, (found, escaped) => (escaped ? (escaped === '"' ? '"' : found) : "\\'"))
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `'${inner}'`;
}

/**
 * A document whose payload leaves out what its still parts hold (`components/ui/Still`): the browser
 * keeps their markup, so that nothing reads it. Anything that this doesn't understand leaves the
 * document as it is.
 */
export function leaveOutStillParts(html: string): string {
  const pushes = [...html.matchAll(PUSH)];
  const [first] = pushes;
  if (!first) return html;
  try {
    const payload = pushes.map(([, push = '']) => (JSON.parse(push) as [1, string])[1]).join('');
    const shorter = withoutStillParts(payload);
    if (shorter === null) return html;
    let isFirst = true;
    return html.replace(PUSH, () => {
      if (!isFirst) return '';
      isFirst = false;
      return `<script>self.__next_f.push([1,${scripted(shorter)}])</script>`;
    });
  } catch {
    return html;
  }
}

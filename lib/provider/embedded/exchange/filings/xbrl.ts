import { SaxesParser } from 'saxes';

/** A stated value: the tag without its prefix, its column, the text. */
export interface Fact {
  readonly tag: string;
  readonly context: string;
  readonly value: string;
}

/** What a column is limited to: members of dimensions by name, and whether one is a person or holder. */
interface Scenario {
  readonly members: readonly string[];
  readonly isTyped: boolean;
}

export interface Filing {
  /** The namespaces of its facts. */
  readonly taxonomies: ReadonlySet<string>;
  /** All namespaces that it declares. */
  readonly namespaces: ReadonlySet<string>;
  readonly facts: readonly Fact[];
  /** The columns that are limited to a part of the company, by name. */
  readonly scenarios: ReadonlyMap<string, Scenario>;
}

const INSTANCE = 'http://www.xbrl.org/2003/instance';
/** Facts of results, of the integrated filing, and of shareholding patterns. */
const TAXONOMY = /\/(in-bse-fin|in-capmkt|in-bse-shp)$/;
/** The longest value of use; notes of the management are longer, and are skipped. */
const LONGEST = 200;
const MOST_FACTS = 20_000;
/**
 * The deepest nesting of tags; a filing has five levels. The parser searches all open tags for a
 * prefix.
 */
const MOST_LEVELS = 64;
/** Attributes of a tag; the first one of a filing has some thirty. */
const MOST_ATTRIBUTES = 200;
/** The parser compares the namespace of each tag and attribute, which may be millions. */
const LONGEST_NAMESPACE = 300;
/** Characters that are read between two looks at the clock. */
const CHUNK = 64 * 1024;
/** Ms that a file may take, a hundred times what the largest real one does. */
const MOST_MS = 10_000;

const XBRL = /^\uFEFF?\s*<[^]{0,2000}?[<:]xbrl[\s>]/;

/** Whether a text begins like an XBRL file, whatever its name. */
export const isXbrl = (text: string): boolean => XBRL.test(text);

const localName = (qualified: string): string => qualified.slice(qualified.indexOf(':') + 1).trim();

/**
 * Refuses what no filing has, before the parser's work for a tag grows with it: levels of tags,
 * attributes of one tag, long namespaces.
 * @param openTags how many a new tag is in
 */
function boundTags(parser: SaxesParser<{ xmlns: true }>, openTags: () => number): void {
  let attributes = 0;
  parser.on('opentagstart', () => {
    attributes = 0;
    if (openTags() >= MOST_LEVELS) throw new Error('has more tags in each other than a filing');
  });
  parser.on('attribute', ({ name, prefix, value }) => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) {
      throw new Error('has a tag with more attributes than a filing');
    }
    const isNamespace = name === 'xmlns' || prefix === 'xmlns';
    if (isNamespace && value.length > LONGEST_NAMESPACE) {
      throw new Error('names a namespace that is longer than those of a filing');
    }
  });
}

/** Parses a text in parts. @throws Error where that takes longer than `mostMs` */
function parseWithin(parser: SaxesParser<{ xmlns: true }>, text: string, mostMs: number): void {
  const end = performance.now() + mostMs;
  for (let at = 0; at < text.length; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK));
    if (performance.now() > end) throw new Error(`takes longer to read than ${mostMs / 1000} s`);
  }
  parser.close();
}

/**
 * Reads the facts of an XBRL file in one pass, without a tree, in a time that grows with its length
 * alone. Nothing is fetched: a schema's address is text, and a file with a DOCTYPE, where entities
 * could be declared, is refused.
 * @param wanted tags to keep
 * @param mostMs ms that it may take
 * @throws Error whose message tells why the file cannot be read
 */
export function readXbrl(text: string, wanted: ReadonlySet<string>, mostMs = MOST_MS): Filing {
  const taxonomies = new Set<string>();
  const namespaces = new Set<string>();
  const facts: Fact[] = [];
  const scenarios = new Map<string, Scenario>();
  let depth = 0;
  let context: string | null = null;
  let scenario: { members: string[]; isTyped: boolean } | null = null;
  let fact: { tag: string; context: string } | null = null;
  let value = '';

  const parser = new SaxesParser({ xmlns: true });
  boundTags(parser, () => depth);
  parser.on('error', ({ message }) => {
    throw new Error(`is no whole XML file (${message})`);
  });
  parser.on('doctype', () => {
    throw new Error('has a DOCTYPE');
  });
  parser.on('opentag', ({ local, uri, attributes, ns }) => {
    if (depth === 0) {
      if (local !== 'xbrl' || uri !== INSTANCE) throw new Error('is no XBRL filing');
      Object.values(ns ?? {}).forEach((one) => namespaces.add(one));
    }
    depth += 1;
    value = '';
    const column = attributes.contextRef?.value;
    if (uri === INSTANCE && local === 'context') context = attributes.id?.value ?? null;
    else if (local === 'explicitMember' || local === 'typedMember') {
      scenario ??= { members: [], isTyped: false };
      scenario.isTyped ||= local === 'typedMember';
    } else if (column !== undefined && TAXONOMY.test(uri)) {
      taxonomies.add(uri);
      fact = wanted.has(local) ? { tag: local, context: column } : null;
    }
  });
  parser.on('text', (part) => {
    if (value.length < LONGEST) value += part;
  });
  parser.on('closetag', ({ local, uri }) => {
    depth -= 1;
    if (local === 'explicitMember') scenario?.members.push(localName(value));
    else if (uri === INSTANCE && local === 'context') {
      if (context !== null && scenario) scenarios.set(context, scenario);
      context = scenario = null;
    } else if (fact && local === fact.tag) {
      if (facts.length >= MOST_FACTS) throw new Error('has more facts than a filing');
      if (value.trim() !== '' && value.length < LONGEST)
        facts.push({ ...fact, value: value.trim() });
      fact = null;
    }
    value = '';
  });
  parseWithin(parser, text, mostMs);
  return { taxonomies, namespaces, facts, scenarios };
}

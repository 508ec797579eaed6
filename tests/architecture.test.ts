import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

import { productCopyOf } from '@/lib/content/products';
import { pages } from '@/lib/pages';
import { listedPages } from '@/lib/pages/listed-pages';

const ROOT = path.resolve(__dirname, '..');

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

const sources = ['app', 'components', 'lib', 'renderer', 'server'].flatMap(filesBelow);
const scripts = sources.filter((file) => /\.tsx?$/.test(file));
const sheets = sources.filter((file) => file.endsWith('.scss'));
const text = new Map(sources.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
const read = (file: string): string => text.get(file) ?? '';
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

interface Import {
  readonly from: string;
  readonly isTypeOnly: boolean;
}

const STATIC = /^(?:import|export)\s+(type\s+)?(?:[\w*{][^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
/** `import('…')`, of a value or of a type. */
const DYNAMIC = /(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports of a file: static, dynamic and of types. */
function importsOf(file: string): Import[] {
  const fixed = [...read(file).matchAll(STATIC)].map(([statement, type, from = '']) => ({
    from,
    isTypeOnly:
      Boolean(type) || /^\w+\s+\{(\s*type\s+\w+(\s+as\s+\w+)?\s*,?)+\s*\}\s+from/.test(statement),
  }));
  const later = [...withoutComments(read(file)).matchAll(DYNAMIC)].map(([, type, from = '']) => ({
    from,
    isTypeOnly: Boolean(type),
  }));
  return [...fixed, ...later];
}

/** The project's file of an import; `null` for a package. */
function resolve(from: string, file: string): string | null {
  const base = from.startsWith('@/')
    ? from.slice(2)
    : from.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), from)
      : null;
  if (base === null) return null;
  const candidates = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end);
  return candidates.find((one) => text.has(one)) ?? base;
}

/** Files whose code matches a pattern, except the allowed ones. */
const offenders = (
  files: string[],
  pattern: RegExp,
  allowed: (file: string) => boolean = () => false,
): string[] => files.filter((file) => !allowed(file) && pattern.test(withoutComments(read(file))));

const importers = (wanted: (target: string) => boolean, files: string[], types = true): string[] =>
  files.filter((file) =>
    importsOf(file).some(
      ({ from, isTypeOnly }) => (types || !isTypeOnly) && wanted(resolve(from, file) ?? from),
    ),
  );

const isIn = (folder: string) => (file: string) => file.startsWith(`${folder}/`);
const isFile = (name: string) => (file: string) => file === name;

describe('one place for each thing', () => {
  /** Client modules that fetch from the site itself. */
  const CLIENT_FETCHES = [
    'components/pages/WatchlistPage/fetch-files.ts',
    'components/sections/enquiry/send.ts',
    'components/site/search/stock-index.ts',
    'components/ui/quotes/poll-quotes.ts',
  ];
  /** The global `fetch`, not a method of that name, such as the one of `lru-cache`. */
  const REQUEST =
    /(?<![.\w])fetch\(|\b(globalThis|window|self)\.fetch\(|\bnew (XMLHttpRequest|EventSource|WebSocket)\(|\bsendBeacon\(|\bhttps?\.(get|request)\(/;
  const SERVER_REQUESTS = (file: string) =>
    isIn('lib/provider')(file) || file === 'lib/enquiries/webhook.ts';

  test('only the provider and the webhook make network requests on the server', () => {
    const requesting = offenders(
      scripts.filter((file) => !isIn('components')(file)),
      REQUEST,
    );
    const withLibrary = importers((target) => /^(axios|undici|got)$/.test(target), scripts);
    expect([...requesting, ...withLibrary].filter((file) => !SERVER_REQUESTS(file))).toEqual([]);
  });

  test('only the named client modules make network requests in components', () => {
    const requesting = offenders(scripts.filter(isIn('components')), REQUEST);
    expect(requesting.filter((file) => !CLIENT_FETCHES.includes(file))).toEqual([]);
    expect(CLIENT_FETCHES.filter((file) => !requesting.includes(file))).toEqual([]);
    expect(importers(isIn('lib/provider'), scripts.filter(isIn('components')), false)).toEqual([]);
  });

  test('only lib/tools/env.ts reads the environment', () => {
    expect(offenders(scripts, /process\.env/, isFile('lib/tools/env.ts'))).toEqual([]);
  });

  test('nothing uses Intl, whose first number takes 67 ms; lib/tools/format.ts formats', () => {
    expect(offenders(scripts, /\bIntl\.|toLocale\w*String/)).toEqual([]);
  });

  test('only Markup, whose input is sanitized, and the inline script of the layout set raw HTML', () => {
    const raw = offenders(scripts, /dangerouslySetInnerHTML/);
    expect(raw.filter((file) => !/(^|\/)Markup\.tsx$|^app\/layout\.tsx$/.test(file))).toEqual([]);
  });
});

describe('no internals of Next.js, React or the platform', () => {
  test('nothing imports from next/dist', () => {
    expect(importers((target) => /^next\/dist\//.test(target), scripts)).toEqual([]);
  });

  test('nothing reads the Flight payload or the bundler runtime', () => {
    expect(offenders(scripts, /__next_f|__RSC_MANIFEST|TURBOPACK/)).toEqual([]);
  });

  test('only the guard of the translation widget patches a prototype', () => {
    const PATCH = /\.prototype(\.\w+|\[[^\]]+\])\s*=[^=]|defineProperty\(\s*\w+\.prototype/;
    expect(offenders(scripts, PATCH, isFile('components/site/header/translation.ts'))).toEqual([]);
  });
});

describe('client components', () => {
  const mustBeClient = /^app\/(.*\/)?(error|global-error)\.tsx$/;
  const isClient = (file: string) => /\.client\.tsx$/.test(file);

  test("'use client' stands in the .client.tsx files and where Next.js requires it", () => {
    const marked = scripts.filter((file) => /^['"]use client['"]/.test(read(file)));
    expect(marked.filter((file) => !mustBeClient.test(file)).sort()).toEqual(
      scripts.filter(isClient).sort(),
    );
  });

  test('only .client.tsx and use-*.ts files call client hooks', () => {
    const HOOKS =
      /\b(use(State|Effect|LayoutEffect|InsertionEffect|Reducer|Ref|Context|SyncExternalStore|Transition|DeferredValue|ActionState|Optimistic|FormStatus|ImperativeHandle|Pathname|Router|SearchParams))(<[^(]*>)?\(/;
    const mayHook = (file: string) =>
      isClient(file) || mustBeClient.test(file) || /(^|\/)use-[\w-]+\.tsx?$/.test(file);
    expect(offenders(scripts, HOOKS, mayHook)).toEqual([]);
  });

  test('client files import neither the provider nor content, which browsers would load', () => {
    const heavy = (target: string) => isIn('lib/provider')(target) || isIn('lib/content')(target);
    expect(importers(heavy, scripts.filter(isClient), false)).toEqual([]);
  });
});

/** Finds a cycle in an import graph by depth-first search; `null` where there is none. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (node: string, trail: string[]): string[] | null => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const target of graph.get(node) ?? []) {
      const found = walk(target, [...trail, node]);
      if (found) return found;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const found = walk(node, []);
    if (found) return found;
  }
  return null;
}

/** The project's files that a file imports. @param types whether imports of types count */
const targetsOf = (file: string, types = true): string[] =>
  importsOf(file).flatMap(({ from, isTypeOnly }) => {
    const target = types || !isTypeOnly ? resolve(from, file) : null;
    return target && text.has(target) ? [target] : [];
  });

/** The imports that run from a layer to one above it. @param layers from the bottom up */
function upwardImports(layers: readonly string[]): string[] {
  const layerOf = (file: string) => layers.findIndex((layer) => isIn(layer)(file));
  return scripts.flatMap((file) =>
    targetsOf(file)
      .filter((target) => layerOf(file) >= 0 && layerOf(target) > layerOf(file))
      .map((target) => `${file} → ${target}`),
  );
}

/** The rooms that a room imports, for all rooms of a folder. */
function roomGraph(folder: string, types = true): ReadonlyMap<string, readonly string[]> {
  const roomOf = (file: string) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;
  const graph = new Map<string, string[]>();
  for (const file of scripts) {
    const from = roomOf(file);
    if (!from) continue;
    const targets = targetsOf(file, types).flatMap((target) => roomOf(target) ?? []);
    graph.set(from, [...(graph.get(from) ?? []), ...targets.filter((one) => one !== from)]);
  }
  return graph;
}

describe('rooms and layers', () => {
  /** From the bottom up. */
  const ROOMS = [
    'lib/tools',
    'lib/observability',
    'lib/domain',
    'lib/content',
    'lib/provider',
    'lib/search',
    'lib/enquiries',
    'lib/device',
    'lib/pages',
  ];
  const COMPONENTS = [
    'components/ui',
    'components/site',
    'components/sections',
    'components/pages',
  ];

  test('app imports components, components import lib, and nothing imports upward', () => {
    expect(upwardImports(['lib', ...COMPONENTS, 'app'])).toEqual([]);
  });

  test('a room of lib imports only the rooms below it', () => {
    expect(upwardImports(ROOMS)).toEqual([]);
  });

  test('search, enquiries and device do not import each other', () => {
    const beside = ['lib/search', 'lib/enquiries', 'lib/device'];
    const roomOf = (file: string) => beside.find((room) => isIn(room)(file));
    const across = scripts.flatMap((file) =>
      targetsOf(file)
        .filter((target) => roomOf(file) && roomOf(target) && roomOf(target) !== roomOf(file))
        .map((target) => `${file} → ${target}`),
    );
    expect(across).toEqual([]);
  });

  test('rooms of the domain point from the composed to the simple: none leads back to itself', () => {
    expect(findCycle(roomGraph('lib/domain'))).toBeNull();
  });

  test('lib/domain is pure: no clock, no network, no React, no server-only, no Node modules', () => {
    const reached = new Set(scripts.filter(isIn('lib/domain')));
    for (const file of reached) targetsOf(file, false).forEach((target) => reached.add(target));
    const IMPURE =
      /\bnew Date\(\)|\bDate\.now\b|\bperformance\.|\bMath\.random\b|\bfetch\(|\bset(Timeout|Interval)\(|\b(process|globalThis|Buffer)\./;
    const isImpure = (target: string) =>
      /^(react|next|server-only$)/.test(target) || isBuiltin(target);
    const impure = [
      ...offenders([...reached], IMPURE),
      ...importers(isImpure, [...reached], false),
    ];
    expect(impure).toEqual([]);
  });

  test('the copy of calculators computes nothing: it imports types alone', () => {
    const copies = scripts.filter(isIn('lib/content/calculators'));
    expect(importers(() => true, copies, false)).toEqual([]);
  });

  test('no rooms of lib import each other in a circle', () => {
    expect(findCycle(roomGraph('lib'))).toBeNull();
  });

  test('no files import each other in a circle', () => {
    expect(findCycle(new Map(scripts.map((file) => [file, targetsOf(file, false)])))).toBeNull();
  });

  test('every file of lib and components belongs to a room or layer', () => {
    const places = [...ROOMS, ...COMPONENTS];
    const strays = scripts
      .filter((file) => isIn('lib')(file) || isIn('components')(file))
      .filter((file) => !places.some((place) => isIn(place)(file)));
    expect(strays).toEqual([]);
  });

  test('nothing imports from server/ or renderer/: they are programs', () => {
    const outside = (folder: string) => scripts.filter((file) => !isIn(folder)(file));
    expect(importers(isIn('server'), outside('server'))).toEqual([]);
    expect(importers(isIn('renderer'), outside('renderer'))).toEqual([]);
  });

  test('the front knows settings, addresses and forms, and neither the provider nor Next.js', () => {
    const reached = new Set(scripts.filter(isIn('server')));
    for (const file of reached) targetsOf(file, false).forEach((target) => reached.add(target));
    const heavy = [...reached].filter(
      (file) => isIn('lib/provider')(file) || isIn('components')(file) || isIn('app')(file),
    );
    expect(heavy).toEqual([]);
    expect(importers((target) => /^(next|react)(\/|$)/.test(target), [...reached], false)).toEqual(
      [],
    );
  });

  test("a renderer's own program has nothing of lib but tools: Next.js bundles the rest with the pages", () => {
    const programs = ['main', 'response', 'tracing'].map((name) => `renderer/${name}.ts`);
    const allowed = (file: string) =>
      isIn('lib/tools')(file) || isIn('lib/observability')(file) || isIn('renderer')(file);
    const others = programs
      .flatMap((file) => targetsOf(file, false))
      .filter((one) => !allowed(one));
    expect(others).toEqual([]);
  });

  test('components/ui imports neither the provider nor the router', () => {
    const ui = scripts.filter(isIn('components/ui'));
    const known = (target: string) => isIn('lib/provider')(target) || target === 'next/navigation';
    expect(importers(known, ui, false)).toEqual([]);
  });

  test('lib contains no JSX', () => {
    expect(scripts.filter((file) => isIn('lib')(file) && file.endsWith('.tsx'))).toEqual([]);
  });
});

describe('style', () => {
  test('only styles/ has colours', () => {
    expect(offenders(sheets, /#[\da-f]{3,8}\b(?!\{)|\b(rgb|hsl|oklch)a?\(/i)).toEqual([]);
  });

  test('only lib/pages/seo/colours.ts has colours in code, where no style sheet applies', () => {
    expect(
      offenders(scripts, /['"`]#[\da-f]{6}['"`]/i, isFile('lib/pages/seo/colours.ts')),
    ).toEqual([]);
  });

  /** What components take from style sheets; a class that is chosen by a variable has no name. */
  const taken = scripts.flatMap((file) =>
    [...read(file).matchAll(/^import (\w+) from\s+'([^']+\.module\.scss)';/gm)].flatMap(
      ([, styles = '', from = '']) =>
        [...read(file).matchAll(new RegExp(`\\b${styles}(?:\\.(\\w+)|\\[)`, 'g'))].map(
          ([use, name]) => ({ use: `${file}: ${use}`, name, sheet: resolve(from, file) ?? '' }),
        ),
    ),
  );

  test('every class that a component takes from its style sheet is there', () => {
    const missing = taken.filter(
      ({ name, sheet }) => name && !new RegExp(`\\.${name}\\b`).test(read(sheet)),
    );
    expect(missing.map(({ use }) => use)).toEqual([]);
  });

  test('every class of a style sheet is taken by a component', () => {
    const unused = sheets.flatMap((file) => {
      const names = taken.filter(({ sheet }) => sheet === file).map(({ name }) => name);
      const code = withoutComments(read(file)).replace(/'[^']*'/g, '');
      const classes = new Set([...code.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name));
      return [...classes]
        .filter((name) => !names.includes(name) && !names.includes(undefined))
        .map((name) => `${file}: .${name}`);
    });
    expect(unused).toEqual([]);
  });

  test('breakpoints are named', () => {
    expect(offenders(sheets, /@media[^{]*\d(px|rem|em)/)).toEqual([]);
  });

  test('spaces are steps of the scale', () => {
    expect(
      offenders(
        sheets,
        /(^\s*|\$)(padding|margin|gap|row-gap|column-gap)[\w-]*:[^;]*\b([3-9]|\d{2,})px/m,
      ),
    ).toEqual([]);
  });
});

describe('routes', () => {
  const segmentsOf = (route: string): string[] =>
    route.split('/').filter((segment) => segment !== '' && !/^\(.*\)$/.test(segment));
  const files = scripts
    .filter((file) => /^app\/(.*\/)?page\.tsx$/.test(file))
    .map((file) => segmentsOf(file.replace(/^app\/|\/?page\.tsx$/g, '')));

  /** Whether a page's folders match an address; `[part]` matches any segment. */
  const serves = (file: string[], address: string[]): boolean =>
    file.length === address.length &&
    file.every((segment, at) => /^\[[^.[]+\]$/.test(segment) || segment === address[at]);

  /** Routes without a page record: the product route and the error pages. */
  const UNNAMED = /^(\[\.\.\.product\]|missing|offline|unavailable)/;

  test('every page record has a route, and every product page its copy', () => {
    const missing = pages
      .map((page) => page.path)
      .filter((at) => productCopyOf(at) === null)
      .filter((at) => !files.some((file) => serves(file, segmentsOf(at))));
    expect(missing).toEqual([]);
  });

  test('every route has its page record', () => {
    const patterns = listedPages
      .flatMap(({ pattern, below }) => [pattern, ...(below ? [below] : [])])
      .map((pattern) => segmentsOf(pattern).join('/'));
    const strays = files
      .filter((file) => !pages.some((page) => serves(file, segmentsOf(page.path))))
      .map((file) => file.join('/'))
      .filter((file) => !patterns.includes(file) && !UNNAMED.test(file));
    expect(strays).toEqual([]);
  });
});

test("only the firm's profile has its name, so that another broker edits one file", () => {
  expect(offenders(scripts, /Marigold Securities/, isFile('lib/content/firm.ts'))).toEqual([]);
});

test('every path that the documents name exists', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'labs/README.md', ...filesBelow('docs')];
  const NAMED =
    /`((?:app|components|lib|public|sample|server|styles|tests|scripts|deploy|docs|labs|\.ci)\/[\w./[\]()-]*)`/g;
  const missing = documents.flatMap((document) =>
    [...readFileSync(path.join(ROOT, document), 'utf8').matchAll(NAMED)]
      .map(([, named = '']) => named)
      .filter((named) => !existsSync(path.join(ROOT, named)))
      .map((named) => `${document}: ${named}`),
  );
  expect(missing).toEqual([]);
});

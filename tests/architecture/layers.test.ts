import { isBuiltin } from 'node:module';

import { importers, importsOf, isIn, offenders, resolve, scripts, text } from './code';

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

  test('no page imports from the folder of another page: what they share is a section', () => {
    const pageOf = (file: string) => /^components\/pages\/([^/]+)\//.exec(file)?.[1];
    const between = scripts.flatMap((file) =>
      targetsOf(file)
        .filter((target) => pageOf(file) && pageOf(target) && pageOf(target) !== pageOf(file))
        .map((target) => `${file} → ${target}`),
    );
    expect(between).toEqual([]);
    expect(scripts.filter((file) => /^components\/pages\/[^/]+$/.test(file))).toEqual([]);
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

  test('nothing imports from server/ or server/renderer/: they are programs', () => {
    const outside = (folder: string) => scripts.filter((file) => !isIn(folder)(file));
    expect(importers(isIn('server'), outside('server'))).toEqual([]);
    expect(importers(isIn('server/renderer'), outside('server/renderer'))).toEqual([]);
  });

  test('the front knows settings, addresses and forms, and neither formulas, the provider nor Next.js', () => {
    const isFront = (file: string) => isIn('server')(file) && !isIn('server/renderer')(file);
    const reached = new Set(scripts.filter(isFront));
    for (const file of reached) targetsOf(file, false).forEach((target) => reached.add(target));
    expect([...reached].filter(isIn('server/renderer'))).toEqual([]);
    const HEAVY = ['lib/domain/calculator', 'lib/provider', 'components', 'app'];
    const heavy = [...reached].filter((file) => HEAVY.some((folder) => isIn(folder)(file)));
    expect(heavy).toEqual([]);
    expect(importers((target) => /^(next|react)(\/|$)/.test(target), [...reached], false)).toEqual(
      [],
    );
  });

  test("a renderer's own program has nothing of lib but tools: Next.js bundles the rest with the pages", () => {
    const programs = ['main', 'response', 'tracing'].map((name) => `server/renderer/${name}.ts`);
    const allowed = (file: string) =>
      isIn('lib/tools')(file) || isIn('lib/observability')(file) || isIn('server/renderer')(file);
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

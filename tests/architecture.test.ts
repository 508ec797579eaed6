import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { productCopyOf } from '@/lib/content/products';
import { pages } from '@/lib/pages';
import { recordPages } from '@/lib/pages/records';

const ROOT = path.resolve(__dirname, '..');

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

const sources = ['app', 'components', 'lib', 'server'].flatMap(filesBelow).concat('proxy.ts');
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

function importsOf(file: string): Import[] {
  const pattern = /^(?:import|export)\s+(type\s+)?(?:[\w*{][^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
  return [...read(file).matchAll(pattern)].map(([statement, type, from = '']) => ({
    from,
    isTypeOnly:
      Boolean(type) || /^\w+\s+\{(\s*type\s+\w+(\s+as\s+\w+)?\s*,?)+\s*\}\s+from/.test(statement),
  }));
}

/** The project's file that an import means, `null` for a package. */
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

/** Files whose code matches, less those that may. */
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

describe('one door for each thing', () => {
  test('axios is imported in lib/provider alone: nothing else reaches outside', () => {
    expect(
      importers((target) => target === 'axios', scripts).filter((f) => !isIn('lib/provider')(f)),
    ).toEqual([]);
  });

  test('the environment is read in lib/env.ts alone: a wrong variable has one place to be named', () => {
    expect(offenders(scripts, /process\.env/, isFile('lib/env.ts'))).toEqual([]);
  });

  test('numbers and dates are formatted by lib/format.ts, not by the platform, which is slow to start', () => {
    expect(offenders(scripts, /\bIntl\.|toLocale\w*String/)).toEqual([]);
  });

  test('markup is put into a page in one component: what it is given was sanitized', () => {
    const raw = offenders(scripts, /dangerouslySetInnerHTML/, () => false);
    expect(raw.every((file) => /(^|\/)Markup\.tsx$/.test(file))).toBe(true);
  });
});

describe('interactivity is a leaf, and its file says so', () => {
  const mustBeClient = /^app\/(.*\/)?(error|global-error)\.tsx$/;
  const isClient = (file: string) => /\.client\.tsx$/.test(file);

  test("'use client' is in exactly the .client.tsx files and where Next.js requires it", () => {
    const marked = scripts.filter((file) => /^['"]use client['"]/.test(read(file)));
    expect(marked.filter((file) => !mustBeClient.test(file)).sort()).toEqual(
      scripts.filter(isClient).sort(),
    );
  });

  test('client files import neither provider nor content: that would ship it to browsers', () => {
    const heavy = (target: string) => isIn('lib/provider')(target) || isIn('lib/content')(target);
    expect(importers(heavy, scripts.filter(isClient), false)).toEqual([]);
  });
});

describe('layers', () => {
  test('components/ui knows neither the provider nor the router', () => {
    const ui = scripts.filter(isIn('components/ui'));
    const known = (target: string) => isIn('lib/provider')(target) || target === 'next/navigation';
    expect(importers(known, ui, false)).toEqual([]);
  });

  test('components import downwards only: ui, site, sections, pages', () => {
    const layers = ['components/ui', 'components/site', 'components/sections', 'components/pages'];
    const upward = layers.flatMap((layer, at) =>
      importers(
        (target) => layers.slice(at + 1).some((above) => isIn(above)(target)),
        scripts.filter(isIn(layer)),
      ),
    );
    expect(upward).toEqual([]);
  });

  test('lib imports no component and holds no JSX', () => {
    const lib = scripts.filter(isIn('lib'));
    expect(importers(isIn('components'), lib)).toEqual([]);
    expect(lib.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });

  test('components reach no network: they take what they are given', () => {
    const door = (target: string) =>
      isIn('lib/provider')(target) && !isIn('lib/provider/records')(target);
    expect(importers(door, scripts.filter(isIn('components')), false)).toEqual([]);
  });

  test('there is no circle of imports', () => {
    const targets = new Map(
      scripts.map((file) => [
        file,
        importsOf(file).flatMap(({ from, isTypeOnly }) => {
          const target = isTypeOnly ? null : resolve(from, file);
          return target && text.has(target) ? [target] : [];
        }),
      ]),
    );
    const done = new Set<string>();
    const circle = (file: string, trail: string[]): string[] | null => {
      if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
      if (done.has(file)) return null;
      for (const target of targets.get(file) ?? []) {
        const found = circle(target, [...trail, file]);
        if (found) return found;
      }
      done.add(file);
      return null;
    };
    expect(scripts.map((file) => circle(file, [])).find((found) => found !== null) ?? []).toEqual(
      [],
    );
  });
});

describe('looks', () => {
  test('colours stand in styles/ alone', () => {
    expect(offenders(sheets, /#[\da-f]{3,8}\b(?!\{)|\b(rgb|hsl|oklch)a?\(/i, () => false)).toEqual(
      [],
    );
  });

  test('colours in code stand in lib/seo/colours.ts, for what no style sheet reaches', () => {
    expect(offenders(scripts, /['"`]#[\da-f]{6}['"`]/i, isFile('lib/seo/colours.ts'))).toEqual([]);
  });

  test('breakpoints are named', () => {
    expect(offenders(sheets, /@media[^{]*\d(px|rem|em)/, () => false)).toEqual([]);
  });

  test('spaces are steps of the scale', () => {
    expect(
      offenders(
        sheets,
        /^\s*(padding|margin|gap|row-gap|column-gap)[\w-]*:[^;]*\b([3-9]|\d{2,})px/m,
        () => false,
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

  /** Whether a page's folders serve the address; a `[part]` takes any one segment. */
  const serves = (file: string[], address: string[]): boolean =>
    file.length === address.length &&
    file.every((segment, at) => /^\[[^.[]+\]$/.test(segment) || segment === address[at]);

  /** Pages that no record names: the product route, error pages and a form shown again. */
  const UNNAMED = /^(\[\.\.\.product\]|with\/enquiry|missing|unavailable)|\/with$/;

  test('every page record has a route, a product page its copy', () => {
    const missing = pages
      .map((page) => page.path)
      .filter((at) => productCopyOf(at) === null)
      .filter((at) => !files.some((file) => serves(file, segmentsOf(at))));
    expect(missing).toEqual([]);
  });

  test('every route has its page record', () => {
    const records = [
      ...pages.map((page) => page.path),
      ...recordPages.map(({ pattern }) => pattern),
    ].map((route) => segmentsOf(route).join('/'));
    const strays = files
      .map((file) => file.join('/'))
      .filter((file) => !records.includes(file) && !UNNAMED.test(file));
    expect(strays).toEqual([]);
  });
});

test("the firm's name stands in its profile alone, so that another broker edits one file", () => {
  expect(offenders(scripts, /Marigold Securities/, isFile('lib/content/firm.ts'))).toEqual([]);
});

test('every path that the README names exists', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const named = [
    ...readme.matchAll(
      /`((?:app|components|lib|public|server|styles|tests|scripts|deploy|\.ci)\/[\w./[\]()-]*)`/g,
    ),
  ];
  const missing = named
    .map((found) => found[1] ?? '')
    .filter((one) => !existsSync(path.join(ROOT, one)));
  expect(missing).toEqual([]);
});

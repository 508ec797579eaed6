import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}
type Wanted = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Wanted;
  readonly devDependencies: Wanted;
}
interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage & Partial<Manifest>>>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const manifests = {
  '': read<Manifest>('package.json'),
  'tests/labs': read<Manifest>('tests/labs/package.json'),
};
const { packages } = read<Lock>('package-lock.json');
/** Name and version of each dependency; one under another name has its own in front of the version. */
const wanted = Object.values(manifests).flatMap(({ dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies }).map(
    ([name, version]) => [name, version.replace(/^npm:[^@]+@/, '')] as const,
  ),
);

/** Evaluates an expression over the exports of scripts/licences.mjs, which is an ES module. */
function ask<T>(expression: string): T {
  const code = `import * as all from './scripts/licences.mjs'; console.log(JSON.stringify(${expression}))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  ) as T;
}

test('every dependency has an exact version', () => {
  const loose = wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});

test('the lock file matches package.json and tests/labs/package.json', () => {
  for (const [place, { dependencies, devDependencies }] of Object.entries(manifests)) {
    expect(packages[place]).toMatchObject({
      ...(dependencies && { dependencies }),
      devDependencies,
    });
  }
  const off = wanted.filter(
    ([name, version]) => packages[`node_modules/${name}`]?.version !== version,
  );
  expect(off).toEqual([]);
});

test('every package has a hash', () => {
  const open = Object.entries(packages).filter(
    ([place, { link, integrity }]) =>
      place.includes('node_modules/') && !link && !integrity?.startsWith('sha512-'),
  );
  expect(open.map(([place]) => place)).toEqual([]);
});

test('the lock file names no registry', () => {
  const named = Object.values(packages).filter(({ resolved }) => resolved?.includes('://'));
  expect(named).toEqual([]);
});

/**
 * Packages with an install script, which --ignore-scripts skips. Both work without: their binaries
 * are optional packages, and the script is a fallback where those are missing.
 */
const WITH_SCRIPTS = ['node_modules/@parcel/watcher', 'node_modules/esbuild'];

test('no package needs its install script', () => {
  const found = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(found.map(([place]) => place).sort()).toEqual(WITH_SCRIPTS);
  // The one that a site without tests installs bundles the server; the server itself never loads it.
  const ofSite = found.filter(([, one]) => !one.dev && !one.devOptional && !one.optional);
  expect(ofSite.map(([place]) => place)).toEqual(['node_modules/esbuild']);
});

test('every production dependency has a licence from the list', () => {
  const names = ask<string[]>(
    'all.notAllowed(all.licensedPackages()).map(({ name, licence }) => `${name}: ${licence}`)',
  );
  expect(names).toEqual([]);
  const count = ask<number>('all.licensedPackages().length');
  expect(count).toBeGreaterThan(Object.keys(manifests[''].dependencies ?? {}).length);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-3.0', false],
  ['SEE LICENSE IN LICENSE', false],
  ['none named', false],
])('the licence %s is allowed: %s', (licence, isAllowed) => {
  expect(ask(`all.isAllowed(${JSON.stringify(licence)})`)).toBe(isAllowed);
});

test('each exception has a reason and an installed package', () => {
  const names = ask<string[]>('all.licensedPackages().map(({ name }) => name)');
  const exceptions = ask<[string, string][]>(
    '[...all.EXCEPTIONS].map(([pattern, reason]) => [pattern.source, reason])',
  );
  for (const [pattern, reason] of exceptions) {
    expect(reason.length).toBeGreaterThan(20);
    expect(names.some((name) => new RegExp(pattern).test(name))).toBe(true);
  }
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}
type Wanted = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies: Wanted;
  readonly devDependencies: Wanted;
}
interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage & Partial<Manifest>>>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const manifest = read<Manifest>('package.json');
const { packages } = read<Lock>('package-lock.json');
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

/** What an expression over the exports of scripts/licences.mjs is worth. */
function ask<T>(expression: string): T {
  const code = `import * as all from './scripts/licences.mjs'; console.log(JSON.stringify(${expression}))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  ) as T;
}

test('every dependency is named by its exact version', () => {
  const loose = Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});

test('the lock file is in step', () => {
  expect(packages['']?.dependencies).toEqual(manifest.dependencies);
  expect(packages['']?.devDependencies).toEqual(manifest.devDependencies);
  const off = Object.entries(wanted).filter(
    ([name, version]) => packages[`node_modules/${name}`]?.version !== version,
  );
  expect(off).toEqual([]);
});

/**
 * Everything is installed with --ignore-scripts. These have one, and work without: both have their
 * programs in optional packages for each system, and the script only helps where those are missing.
 */
const WITH_SCRIPTS = ['node_modules/@parcel/watcher', 'node_modules/esbuild'];

test('no package needs a script when it is installed', () => {
  const found = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(found.map(([place]) => place).sort()).toEqual(WITH_SCRIPTS);
  // None of them is there in production.
  expect(found.filter(([, { dev, devOptional }]) => !dev && !devOptional)).toEqual([]);
});

test('every production dependency has a licence from the list', () => {
  const names = ask<string[]>(
    'all.refused(all.licensedPackages()).map(({ name, licence }) => `${name}: ${licence}`)',
  );
  expect(names).toEqual([]);
  const count = ask<number>('all.licensedPackages().length');
  expect(count).toBeGreaterThan(Object.keys(manifest.dependencies).length);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-3.0', false],
  ['SEE LICENSE IN LICENSE', false],
  ['none named', false],
])('the licence %s may be used: %s', (licence, isAllowed) => {
  expect(ask(`all.isAllowed(${JSON.stringify(licence)})`)).toBe(isAllowed);
});

test('each exception says why, and is still needed', () => {
  const names = ask<string[]>('all.licensedPackages().map(({ name }) => name)');
  const exceptions = ask<[string, string][]>(
    '[...all.EXCEPTIONS].map(([pattern, reason]) => [pattern.source, reason])',
  );
  for (const [pattern, reason] of exceptions) {
    expect(reason.length).toBeGreaterThan(20);
    expect(names.some((name) => new RegExp(pattern).test(name))).toBe(true);
  }
});

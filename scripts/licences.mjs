/**
 * `npm run licences`: what the production dependencies are licensed under, dist/licences.txt, with
 * the text of each licence that its package ships. Ends with 1 where one isn't on the list of those
 * that may be used.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT, say } from './steps.mjs';

/** Licences that ask for no more than a notice, or for changes to their own files alone. */
export const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/**
 * Packages outside of the list that may be used all the same, each with its reason.
 * @type {ReadonlyMap<RegExp, string>}
 */
export const EXCEPTIONS = new Map([
  [
    /^@img\/sharp-/,
    "an optional part of the framework's image service, which is off here; libvips is LGPL-3.0, loaded as a library of its own and not changed",
  ],
]);

/** Whether an SPDX expression leaves a choice that is allowed. */
export function isAllowed(expression) {
  const text = expression.replace(/^\((.*)\)$/, '$1').trim();
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed);
  if (text.includes(' AND ')) return text.split(' AND ').every(isAllowed);
  return ALLOWED.has(text);
}

/** The licence that a package.json names, in its old forms too. */
export function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  if (Array.isArray(licenses)) return licenses.map(({ type }) => type).join(' OR ');
  return 'none named';
}

/** Every installed package that isn't for development alone, by the lock file. */
export function productionPackages(root = ROOT) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { dev, devOptional, link }]) => place && !dev && !devOptional && !link)
    .map(([place, { version, optional, license, hasInstallScript }]) => ({
      place,
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      isOptional: Boolean(optional),
      hasInstallScript: Boolean(hasInstallScript),
      lockLicence: license,
      folder: path.join(root, place),
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** The packages' licences; an optional one for another system, which isn't here, has none. */
export function licensedPackages(root = ROOT) {
  return productionPackages(root).map((one) => {
    const file = path.join(one.folder, 'package.json');
    const isInstalled = existsSync(file);
    const licence = isInstalled
      ? licenceOf(JSON.parse(readFileSync(file, 'utf8')))
      : (one.lockLicence ?? 'for another system, not installed here');
    return { ...one, licence, isInstalled };
  });
}

export function refused(packages) {
  const isExcepted = (name) => [...EXCEPTIONS.keys()].some((pattern) => pattern.test(name));
  return packages.filter(
    ({ name, licence, isInstalled }) => isInstalled && !isAllowed(licence) && !isExcepted(name),
  );
}

function textOf(folder) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name));
  return file ? readFileSync(path.join(folder, file), 'utf8').trim() : null;
}

function write(packages) {
  const head = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
  const texts = packages
    .filter(({ isInstalled }) => isInstalled)
    .map(({ name, version, folder }) => ({ title: `${name} ${version}`, text: textOf(folder) }))
    .filter(({ text }) => text)
    .map(({ title, text }) => `${'='.repeat(78)}\n${title}\n\n${text}`);
  mkdirSync(path.join(ROOT, 'dist'), { recursive: true });
  writeFileSync(path.join(ROOT, 'dist', 'licences.txt'), [...head, '', ...texts, ''].join('\n'));
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(ROOT, 'scripts/licences.mjs')) {
  const packages = licensedPackages();
  write(packages);
  const wrong = refused(packages);
  wrong.forEach(({ name, version, licence }) => say(`${name} ${version}: ${licence}`));
  say(`dist/licences.txt: ${packages.length} packages, ${wrong.length} with a licence not allowed`);
  process.exit(wrong.length === 0 ? 0 : 1);
}

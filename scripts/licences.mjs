/**
 * `npm run licences`: writes the licences of the production dependencies with their texts to
 * dist/licences.txt. Ends with 1 where one is not allowed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT, say } from './steps.mjs';

/** Licences that ask for a notice at most, or for changes to their own files. */
const ALLOWED = new Set([
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
 * Packages with another licence that are allowed, with the reason.
 * @type {ReadonlyMap<RegExp, string>}
 */
export const EXCEPTIONS = new Map([
  [
    /^@img\/sharp-/,
    "an optional part of Next.js' image service, which is off; libvips is LGPL-3.0, linked dynamically and unmodified",
  ],
]);

/**
 * Whether an SPDX expression allows a licence of the list.
 * @param {string} expression
 * @returns {boolean}
 */
export function isAllowed(expression) {
  const text = expression.replace(/^\((.*)\)$/, '$1').trim();
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed);
  if (text.includes(' AND ')) return text.split(' AND ').every(isAllowed);
  return ALLOWED.has(text);
}

/** @typedef {{ name: string, version: string, folder: string, licence: string }} Licensed */

/**
 * The installed production packages. npm copies each licence into the lock file.
 * @returns {Licensed[]}
 */
export function licensedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  /** @type {[string, Record<string, string | boolean>][]} */
  const entries = Object.entries(packages);
  return entries
    .filter(([place, { dev, devOptional, link }]) => {
      const isProduction = place.startsWith('node_modules/') && !dev && !devOptional && !link;
      return isProduction && existsSync(path.join(ROOT, place));
    })
    .map(([place, { version, license = 'none named' }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: String(version),
      folder: path.join(ROOT, place),
      licence: String(license),
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** @param {readonly Licensed[]} packages */
export const notAllowed = (packages) =>
  packages.filter(
    ({ name, licence }) =>
      !isAllowed(licence) && ![...EXCEPTIONS.keys()].some((pattern) => pattern.test(name)),
  );

/** @param {Licensed} licensed */
function textOf({ name, version, folder }) {
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)(\.|-|$)/i.test(one));
  if (!file) return [];
  const text = readFileSync(path.join(folder, file), 'utf8').trim();
  return [`${'='.repeat(78)}\n${name} ${version}\n\n${text}`];
}

if (process.argv[1] === path.join(ROOT, 'scripts/licences.mjs')) {
  const packages = licensedPackages();
  const head = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
  mkdirSync(path.join(ROOT, 'dist'), { recursive: true });
  writeFileSync(
    path.join(ROOT, 'dist', 'licences.txt'),
    [...head, '', ...packages.flatMap(textOf), ''].join('\n'),
  );
  const wrong = notAllowed(packages);
  wrong.forEach(({ name, version, licence }) => say(`${name} ${version}: ${licence}`));
  say(`dist/licences.txt: ${packages.length} packages, ${wrong.length} with a licence not allowed`);
  process.exit(wrong.length === 0 ? 0 : 1);
}

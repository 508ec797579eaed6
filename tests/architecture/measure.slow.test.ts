import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './code';

const documentOf = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');

/** The first cells of a table's rows, without head and rule. */
const firstCells = (table: string): string[] =>
  [...table.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, cell = '']) => cell).slice(2);

/** What `npm run measure` prints, by the name of the measure. */
const printed = new Map(
  execFileSync(process.execPath, ['scripts/measure.mjs'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([name = '', value = '']) => [name, value]),
);

test('the aims of zero hold', () => {
  const ZERO = ['imports from one page’s folder into another’s', 'literals spread into literals'];
  expect(ZERO.map((name) => printed.get(name))).toEqual(['0', '0']);
});

test('a page kind has two files, and the front no calculator', () => {
  expect(printed.get('files of a page kind without its view (lines elsewhere)')).toMatch(/^2 \(/);
  expect(printed.get('the front’s bundle, kB (calculators in it)')).toMatch(/^\d+ \(0\)$/);
});

test('docs/architecture.md has a row for each measure, and no other', () => {
  const [, section = ''] = documentOf('docs/architecture.md').split('## How big a change is');
  expect(firstCells(section).toSorted()).toEqual([...printed.keys()].toSorted());
});

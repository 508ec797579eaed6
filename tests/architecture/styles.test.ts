import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  filesBelow,
  offenders,
  read,
  resolve,
  ROOT,
  scripts,
  sheets,
  withoutComments,
} from './code';

describe('style', () => {
  test('only the firm has colours in code, where no style sheet applies', () => {
    expect(offenders(scripts, /['"`]#[\da-f]{6}['"`]/i)).toEqual([]);
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

  /** What scrolls or cuts on an axis; `clip` cuts what is absolute as well, and `visible` nothing. */
  const CUTS = /\boverflow(-[a-z]+)?:[^;{}]*\b(auto|scroll|hidden|overlay)\b/;

  test('what scrolls or cuts also positions what is in it, by one mixin', () => {
    const kit = filesBelow('styles').map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
    const mixin = /@mixin scroll-box\([^{]*\{([^}]*)\}/.exec(kit.join('\n'))?.[1] ?? '';
    expect(
      kit.filter((sheet) => CUTS.test(withoutComments(sheet).replace(/@mixin [^{]*/g, ''))),
    ).toEqual([]);
    expect(offenders(sheets, CUTS)).toEqual([]);
    expect(mixin).toMatch(/overflow: \$overflow;\s*position: \$position;/);
    expect(offenders(sheets, /scroll-box\([^)]*\bstatic\b/)).toEqual([]);
  });

  test.each([
    'overflow: auto',
    'overflow: auto hidden',
    'overflow-x: scroll',
    'overflow-inline: hidden',
    '@include below(desktop, $overflow-y: auto)',
  ])('the rule finds %s', (line) => expect(CUTS.test(`${line};`)).toBe(true));

  test.each(['overflow: visible', 'overflow-x: clip', 'text-overflow: ellipsis'])(
    'the rule leaves %s alone',
    (line) => expect(CUTS.test(`${line};`)).toBe(false),
  );

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

import { isFile, offenders, read, resolve, scripts, sheets, withoutComments } from './code';

describe('style', () => {
  test('only styles/ has colours', () => {
    expect(offenders(sheets, /#[\da-f]{3,8}\b(?!\{)|\b(rgb|hsl|oklch)a?\(/i)).toEqual([]);
  });

  test('only lib/pages/seo/colours.ts has colours in code, where no style sheet applies', () => {
    expect(
      offenders(scripts, /['"`]#[\da-f]{6}['"`]/i, isFile('lib/pages/seo/colours.ts')),
    ).toEqual([]);
  });

  test('no style depends on how a device is held', () => {
    expect(offenders(sheets, /orientation/)).toEqual([]);
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

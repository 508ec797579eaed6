import { compileString } from 'sass';

type Scheme = Readonly<Record<string, string>>;

/** The colours of the tokens, by scheme. */
function schemes(): Readonly<Record<'light' | 'dark', Scheme>> {
  const { css } = compileString(
    `@use 'tokens'; @use 'sass:list';
    @each $name, $pair in tokens.$colours { #{$name} { light: list.nth($pair, 1); dark: list.nth($pair, 2); } }`,
    { loadPaths: ['styles'] },
  );
  const pairs = [...css.matchAll(/([\w-]+) \{\s*light: (#\w+);\s*dark: (#\w+);/g)];
  const of = (at: 2 | 3) => Object.fromEntries(pairs.map((pair) => [pair[1], pair[at]]));
  return { light: of(2), dark: of(3) };
}

/** Relative luminance of `#rgb` or `#rrggbb`, by WCAG 2.2. */
function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((one) => one + one).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const part = parseInt(pair, 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('the contrast of black and white is 21', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
});

const GROUNDS = ['ground', 'surface', 'tint'];
/** What is read (WCAG 1.4.3). */
const TEXTS = ['ink', 'muted', 'accent', 'gain', 'loss'];
/** What is drawn: series of charts, edges of fields, outlines of gold parts (WCAG 1.4.11). */
const DRAWN = ['accent', 'second', 'meaning', 'gain', 'loss', 'brand-stroke'];

test.each(['light', 'dark'] as const)('the %s colours are distinct from their grounds', (name) => {
  const colours = schemes()[name];
  const weak = (names: readonly string[], least: number, grounds: readonly string[]) =>
    names.flatMap((one) =>
      grounds
        .filter((ground) => !(contrast(colours[one] ?? '', colours[ground] ?? '') >= least))
        .map((ground) => `${one} on ${ground}`),
    );
  expect(weak(TEXTS, 4.5, [...GROUNDS, 'soft'])).toEqual([]);
  expect(weak(DRAWN, 3, GROUNDS)).toEqual([]);
  expect(weak(['on-brand'], 4.5, ['brand'])).toEqual([]);
});

/**
 * Cuts the site's one family down to the characters, weights and widths in use. Run it after
 * changing them (`npm run fonts`); its output in app/fonts is committed, so builds don't need it.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import subsetFont from 'subset-font';

const AXES = {
  wght: { min: 400, max: 700, default: 400 },
  wdth: { min: 75, max: 125, default: 100 },
};

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const FILES = [
  {
    source: 'anek-latin-latin-standard-normal.woff2',
    target: 'anek-latin.woff2',
    characters: `${range(0x20, 0x7e)} £§©®°²·½×÷áçéíóöü–—‘’“”•…−€`,
  },
  {
    source: 'anek-latin-latin-ext-standard-normal.woff2',
    target: 'anek-rupee.woff2',
    characters: '₹',
  },
];

const home = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/anek-latin/package.json'),
);

for (const { source, target, characters } of FILES) {
  const whole = await readFile(path.join(home, 'files', source));
  const subset = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: AXES,
    noLayoutClosure: source.includes('latin-ext'),
  });
  await writeFile(path.join('app/fonts', target), subset);
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} kB`);
}
await copyFile(path.join(home, 'LICENSE'), 'app/fonts/LICENSE');

/**
 * `npm run fonts`: subsets the site's font to the characters, weights and widths in use. Its output
 * in app/fonts is committed; run it after changing one of them.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';

const AXES = {
  wght: { min: 400, max: 700, default: 400 },
  wdth: { min: 75, max: 125, default: 100 },
};

/** OpenType features in use: those of running text, and tabular figures. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'tnum', 'lnum'];

/**
 * @param {number} from
 * @param {number} to
 */
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

/**
 * Share pictures have two static WOFF fonts, since the library that draws them reads neither WOFF2
 * nor variable fonts: narrow bold for headings and figures, and the weight of running text.
 * Characters: `DRAWABLE` in lib/pages/share-pictures/characters.ts, which a test compares.
 */
const INSTANCES = { display: { wght: 700, wdth: 80 }, text: { wght: 450, wdth: 100 } };
const PICTURES = [
  {
    source: 'anek-latin-latin-standard-normal.woff2',
    suffix: '',
    characters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’“”•…−€`,
  },
  {
    source: 'anek-latin-latin-ext-standard-normal.woff2',
    suffix: '-extended',
    characters: `₹${range(0x100, 0x17f)}`,
  },
];

const home = path.dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/anek-latin/package.json')),
);

for (const { source, target, characters } of FILES) {
  const whole = await readFile(path.join(home, 'files', source));
  const subset = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: AXES,
    noHinting: true,
    keepFeatures: FEATURES,
    noLayoutClosure: source.includes('latin-ext'),
  });
  await writeFile(path.join('app/fonts', target), subset);
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} kB`);
}
for (const [instance, variationAxes] of Object.entries(INSTANCES)) {
  for (const { source, suffix, characters } of PICTURES) {
    const whole = await readFile(path.join(home, 'files', source));
    const subset = await subsetFont(whole, characters, {
      targetFormat: 'woff',
      variationAxes,
      noHinting: true,
      keepFeatures: ['kern', 'mark', 'ccmp'],
    });
    const target = `anek-${instance}${suffix}.woff`;
    await writeFile(path.join('app/fonts', target), subset);
    console.log(`${target}: ${(subset.length / 1024).toFixed(1)} kB`);
  }
}
await copyFile(path.join(home, 'LICENSE'), 'app/fonts/LICENSE');

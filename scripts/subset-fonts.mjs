/**
 * Cuts the site's typeface down to the characters, weights and widths in use. Run it after
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

/** The OpenType features in use: those of running text, and figures of one width. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'tnum', 'lnum'];

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
 * Pictures for sharing are drawn by a library that reads neither WOFF2 nor variable fonts, so they
 * have two static instances: a narrow bold one for headings and figures, the regular weight for the
 * rest. Characters: `DRAWABLE` in lib/share/characters.ts; a test compares them.
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
  createRequire(import.meta.url).resolve('@fontsource-variable/anek-latin/package.json'),
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

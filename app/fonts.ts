import localFont from 'next/font/local';
import type { CSSProperties } from 'react';

/** The web font, variable in weight and width; `scripts/subset-fonts.mjs` subsets the files. */
export const anek = localFont({
  src: './fonts/anek-latin.woff2',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '75% 125%' }],
  display: 'swap',
  adjustFontFallback: 'Arial',
  variable: '--font-anek',
});

/** Sets the web font's name alone, without its fallback font: display headings have another one. */
export const webFont = {
  '--font-web': anek.style.fontFamily.split(',')[0],
} as CSSProperties;

/** Its rupee sign, in a separate file. The fallback font of `anek` covers the sign. */
export const rupee = localFont({
  src: './fonts/anek-rupee.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-stretch', value: '75% 125%' },
    { prop: 'unicode-range', value: 'U+20B9' },
  ],
  display: 'swap',
  adjustFontFallback: false,
  variable: '--font-rupee',
});

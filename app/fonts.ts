import localFont from 'next/font/local';

/** The typeface of the site, variable in weight and width; `scripts/subset-fonts.mjs` cuts the files. */
export const anek = localFont({
  src: './fonts/anek-latin.woff2',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '75% 125%' }],
  display: 'swap',
  adjustFontFallback: 'Arial',
  variable: '--font-anek',
});

/** Its rupee sign, a file of its own. It needs no fallback font: that of `anek` has the sign. */
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

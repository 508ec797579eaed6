import localFont from 'next/font/local';

/*
 * `optional`: a font that is not there at once waits for the next page, since headings of another
 * width would move what stands under them. It is preloaded, so that it mostly is there.
 */

/** The one family of the site; both axes are variable (scripts/subset-fonts.mjs cuts the files). */
export const anek = localFont({
  src: './fonts/anek-latin.woff2',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '75% 125%' }],
  display: 'optional',
  variable: '--font-anek',
});

/** The rupee sign lives in the family's extended file. */
export const rupee = localFont({
  src: './fonts/anek-rupee.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-stretch', value: '75% 125%' },
    { prop: 'unicode-range', value: 'U+20B9' },
  ],
  display: 'optional',
  adjustFontFallback: false,
  variable: '--font-rupee',
});

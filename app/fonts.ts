import localFont from 'next/font/local';

/**
 * The one family of the site; both axes are variable (scripts/subset-fonts.mjs cuts the files).
 * What stands in for it until it is there has a face for each of its widths in
 * styles/_stand-in.scss. It is not asked for beforehand: server/document/scripts/family.ts does that
 * once the page has been painted, for all faces that are to be swapped in.
 */
export const anek = localFont({
  src: './fonts/anek-latin.woff2',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '75% 125%' }],
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
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
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-rupee',
});

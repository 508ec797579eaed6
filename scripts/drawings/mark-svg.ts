import { colours } from '@/firm/colours';
import { mark } from '@/lib/content/firm-mark';

/** Space on each side of the sign on its background, as a share of the sign. */
const MARGIN = 3 / 16;

/** The accent of a dark colour scheme, which the icon of a browser's tab takes there. */
const DARK_ACCENT = `.d{fill:${colours.accent}}@media(prefers-color-scheme:dark){.d{fill:${colours.accentDark}}}`;

/** The sign on the ground of the site, a square of 512 units: what stores, shares and home screens show. */
export function logoSvg(): string {
  const edge = -Math.round(mark.size * MARGIN);
  const side = mark.size - 2 * edge;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="${edge} ${edge} ${side} ${side}">`,
    `<path d="M${edge} ${edge}h${side}v${side}H${edge}z" fill="${colours.ground}"/>`,
    ...mark.shapes.map(({ tone, path }) => `<path d="${path}" fill="${colours[tone]}"/>`),
    '</svg>',
  ].join('');
}

/** The sign alone, legible in either colour scheme. */
export const iconSvg = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">`,
    `<style>${DARK_ACCENT}</style>`,
    ...mark.shapes.map(({ tone, path }) =>
      tone === 'accent'
        ? `<path class="d" d="${path}"/>`
        : `<path d="${path}" fill="${colours[tone]}"/>`,
    ),
    '</svg>',
  ].join('');

import { encode } from 'uqr';

/** Modules of empty ground about a code, without which cameras may not find it. */
const QUIET_ZONE = 4;

/** The dark modules as one path, a run of a row at a time. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join('');
}

/**
 * An address as a code for a phone's camera: an SVG file, a unit a module, dark on light whatever
 * the scheme of the page, because a camera wants it so.
 */
export function qrCodeSvg(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`,
    `<path shape-rendering="crispEdges" d="${pathOf(data)}"/>`,
    '</svg>',
  ].join('');
}

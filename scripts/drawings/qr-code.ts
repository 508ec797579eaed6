import { encode } from 'uqr';

/** Width of the empty border in modules (ISO/IEC 18004); cameras need it to find the code. */
const QUIET_ZONE = 4;

/** The dark modules as one SVG path, one rectangle per horizontal run. */
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
 * The QR code of an address as an SVG file, one unit per module. It is dark on light in either colour
 * scheme, because cameras need that.
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

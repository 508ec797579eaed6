/** Sizes of the firm's sign as PNG: search results', a home screen's, and the manifest's. */
const ICON_SIZES = ['48', '96', '180', '192', '512'] as const;
type IconSize = (typeof ICON_SIZES)[number];

/** The address of the sign in a size. */
export const iconPath = (size: IconSize): `/icons/${IconSize}.png` => `/icons/${size}.png`;

/** The icon size in an address's last segment, in pixels; `null` if there is none. */
export function iconSizeOf(file: string): number | null {
  const size = ICON_SIZES.find((one) => file === `${one}.png`);
  return size ? Number(size) : null;
}

import { mark } from '@/lib/content/firm-mark';
import { colours } from '@/lib/pages/seo/colours';
import { flowerOf } from '@/lib/pages/share-pictures/flowers';
import type { PictureStyle } from '@/lib/pages/share-pictures/picture';

/** The firm's sign, in a square of the size in pixels. */
export const Sign = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox={`0 0 ${mark.size} ${mark.size}`}>
    {mark.shapes.map(({ tone, path }) => (
      <path key={path} d={path} fill={colours[tone]} />
    ))}
  </svg>
);

/** The flower of a style, in a square of the size in pixels; the home page's is the firm's sign. */
export function Flower({ name, size }: { name: PictureStyle; size: number }) {
  if (name === 'home') return <Sign size={size} />;
  const { petals, rings } = flowerOf(name);
  return (
    <svg width={size} height={size} viewBox="-102 -102 204 204">
      {rings.map((radius) => (
        <circle key={radius} r={radius} fill="none" stroke={colours.second} strokeWidth={1.5} />
      ))}
      {petals.map(({ path, turn, isLit }) => (
        <path
          key={turn}
          d={path}
          transform={`rotate(${turn})`}
          fill={isLit ? colours.brand : colours.second}
          {...(isLit ? { stroke: colours.brandStroke, strokeWidth: 1 } : {})}
        />
      ))}
    </svg>
  );
}

import { colours } from '@/lib/pages/seo/colours';
import { flowerOf } from '@/lib/pages/share-pictures/flowers';
import type { PictureStyle } from '@/lib/pages/share-pictures/picture';

/** The flower of a style, in a square of the size in pixels. */
export function Flower({ name, size }: { name: PictureStyle; size: number }) {
  const { petals, rings, disc } = flowerOf(name);
  const isSign = name === 'home';
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
          fill={isLit || isSign ? colours.marigold : colours.second}
          {...(isLit && !isSign ? { stroke: colours.marigoldStroke, strokeWidth: 1 } : {})}
        />
      ))}
      {isSign && <circle r={disc} fill={colours.accent} />}
    </svg>
  );
}

import type { Sign as Props } from '@/lib/pages/share-pictures/picture';

/** The firm's logo in a square. */
export function Sign({ size, logo }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        backgroundImage: `url("${logo}")`,
        backgroundSize: `${size}px ${size}px`,
      }}
    />
  );
}

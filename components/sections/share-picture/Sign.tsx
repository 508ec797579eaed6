/** The firm's logo in a square. @param logo an SVG document as a data address */
export function Sign({ size, logo }: { size: number; logo: string }) {
  return (
    <div
      style={{
        ...{ display: 'flex', width: '100%', height: '100%' },
        backgroundImage: `url("${logo}")`,
        backgroundSize: `${size}px ${size}px`,
      }}
    />
  );
}

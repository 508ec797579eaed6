interface PictureProps {
  src: string;
  /** Empty for a picture that says nothing the text doesn't. */
  alt: string;
  /** Pixels of the file, for its proportions. */
  width: number;
  height: number;
  /** Fetched at once: for a picture in the first screen. */
  eager?: boolean;
  className?: string;
}

/** A picture as it is served, fetched when it comes into view. */
export function Picture({ src, alt, width, height, eager, className }: PictureProps) {
  return (
    <picture>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

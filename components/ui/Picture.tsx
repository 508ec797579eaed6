import { getImageProps } from 'next/image';

interface PictureProps {
  src: string;
  /** Empty for a picture that says nothing the text doesn't. */
  alt: string;
  /** Pixels of the file, for its proportions. */
  width: number;
  height: number;
  /** Fetched at once and drawn with the words around it: for a picture in the first screen. */
  eager?: boolean;
  className?: string;
}

/** Default quality of the specification; without meaning while images go out as they are. */
const QUALITY = 75;

/**
 * A picture by way of the framework's image component, in the form that needs no client code. It
 * goes out unoptimized, as next.config.ts says, and is fetched when it comes into view.
 */
export function Picture({ eager, ...picture }: PictureProps) {
  const { props } = getImageProps({
    ...picture,
    quality: QUALITY,
    ...(eager
      ? { loading: 'eager', decoding: 'sync', fetchPriority: 'high' }
      : { loading: 'lazy' }),
    unoptimized: true,
  });
  return (
    <picture>
      <img {...props} alt={picture.alt} style={undefined} />
    </picture>
  );
}

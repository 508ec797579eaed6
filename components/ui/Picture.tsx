import { getImageProps } from 'next/image';

interface PictureProps {
  src: string;
  /** Empty for a picture that adds nothing to the text. */
  alt: string;
  /** Pixels of the file, for its proportions. */
  width: number;
  height: number;
  /** Loaded at once and painted with the text around it: for a picture in the first viewport. */
  eager?: boolean;
  className?: string;
}

/** Default quality of the specification; without effect while images are unoptimized. */
const QUALITY = 75;

/**
 * A picture with the props of Next.js' image component and no client code. Unoptimized, as
 * next.config.ts says, and lazily loaded.
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

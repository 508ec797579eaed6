'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

interface IfPictureLoadsProps {
  /** Shown where the picture can't be loaded. */
  fallback: ReactNode;
  /** The picture. */
  children: ReactNode;
}

/** A picture, or what replaces it, so that no broken icon is shown. */
export function IfPictureLoads({ fallback, children }: IfPictureLoadsProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const image = frame.current?.querySelector('img');
    const look = () => setFailed(image?.complete === true && image.naturalWidth === 0);
    // It may have failed before hydration.
    look();
    image?.addEventListener('error', look);
    return () => image?.removeEventListener('error', look);
  }, []);
  return failed ? fallback : <span ref={frame}>{children}</span>;
}

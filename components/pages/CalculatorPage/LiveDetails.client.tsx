'use client';

import {
  type ComponentProps,
  type ComponentType,
  memo,
  type ReactNode,
  useEffect,
  useState,
} from 'react';

import type { Details } from './Details';

type DetailsProps = ComponentProps<typeof Details>;

const load = async (): Promise<ComponentType<DetailsProps>> =>
  memo((await import('./Details')).Details);

interface LiveDetailsProps extends DetailsProps {
  /** Whether the fields differ from the rendered address. */
  isChanged: boolean;
  /** The details that the server has rendered. */
  children: ReactNode;
}

/**
 * The details of a result. The page has them as HTML; their script is loaded once an input has
 * changed. If that fails they are removed, since details for other inputs would mislead.
 */
export function LiveDetails({ isChanged, children, ...details }: LiveDetailsProps) {
  const [Loaded, setLoaded] = useState<ComponentType<DetailsProps> | null>(null);
  useEffect(() => {
    if (!isChanged) return;
    load().then(
      (component) => setLoaded(() => component),
      () => setLoaded(() => () => null),
    );
  }, [isChanged]);
  return Loaded ? <Loaded {...details} /> : children;
}

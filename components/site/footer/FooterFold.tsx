import type { ReactNode } from 'react';

import { Fold } from '@/components/ui/Fold';

/** Name of the footer's accordion: of the link groups and the folds below, one is open at a time. */
export const GROUP = 'footer';

/** A part of the footer that folds in narrow viewports; unfolded in wide ones and in print. */
export function FooterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold name={GROUP} title={title} heading="h2" unfoldedFrom="desktop">
      {children}
    </Fold>
  );
}

import type { ReactNode } from 'react';

import { Fold } from '@/components/ui/Fold';

/** Name of the footer's accordion: of the link groups and the folds below, one is open at a time. */
export const GROUP = 'footer';

interface FooterFoldProps {
  title: string;
  /** Open in wide viewports, where the others stay folded; all are open in print. */
  unfolds?: boolean;
  children: ReactNode;
}

/** A part of the footer that folds. */
export function FooterFold({ title, unfolds, children }: FooterFoldProps) {
  return (
    <Fold
      name={GROUP}
      title={title}
      heading="h2"
      unfoldedFrom={unfolds ? 'desktop' : 'print'}
      compact
    >
      {children}
    </Fold>
  );
}

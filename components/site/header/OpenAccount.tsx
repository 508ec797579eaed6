import { buttonClass, type ButtonKind } from '@/components/ui/Button';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { firm } from '@/lib/content/firm';
import { firmLink, type Placement } from '@/lib/content/outbound';

interface OpenAccountProps {
  placement: Placement;
  kind?: ButtonKind;
  className?: string;
  /** The page's main button, which `StickyHeader` observes. */
  mainAction?: boolean;
}

/** The site's call to action. */
export function OpenAccount({ placement, kind = 'main', className, mainAction }: OpenAccountProps) {
  return (
    <ExternalLink
      href={firmLink('accountOpening', placement)}
      className={`${buttonClass(kind)} ${className ?? ''}`}
      mainAction={mainAction}
    >
      {firm.accountButton}
    </ExternalLink>
  );
}

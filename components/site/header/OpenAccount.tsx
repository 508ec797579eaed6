import { buttonClass, type ButtonKind } from '@/components/ui/Button';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { firmLink, type Placement } from '@/lib/content/outbound';

interface OpenAccountProps {
  placement: Placement;
  kind?: ButtonKind;
  className?: string;
  /** The page's own button, which the header's watches. */
  mainAction?: boolean;
}

/** The site's one call to action, wherever it stands. */
export function OpenAccount({ placement, kind = 'main', className, mainAction }: OpenAccountProps) {
  return (
    <ExternalLink
      href={firmLink('accountOpening', placement)}
      className={`${buttonClass(kind)} ${className ?? ''}`}
      mainAction={mainAction}
    >
      Open Demat Account
    </ExternalLink>
  );
}

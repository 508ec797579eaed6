import type { ReactNode } from 'react';

import { SiteLink } from '@/components/site/SiteLink';
import { buttonClass, type ButtonKind } from '@/components/ui/Button';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { firm } from '@/lib/content/firm';
import { accountLink, type Placement } from '@/lib/content/outbound';

interface OpenAccountProps {
  placement: Placement;
  kind?: ButtonKind;
  className?: string | undefined;
  /** The page's main button, which `StickyHeader` observes. */
  mainAction?: boolean;
  /** A drawing after the words. */
  icon?: ReactNode;
}

/** The site's call to action. */
export function OpenAccount(props: OpenAccountProps) {
  const { placement, kind = 'main', className, mainAction, icon } = props;
  const href = accountLink(placement);
  const classes = `${buttonClass(kind)} ${className ?? ''}`;
  if (href === '/open-account') {
    return (
      <SiteLink href={href} className={classes} {...(mainAction && { 'data-main-action': '' })}>
        {firm.accountButton}
        {icon}
      </SiteLink>
    );
  }
  return (
    <ExternalLink href={href} className={classes} mainAction={mainAction}>
      {firm.accountButton}
      {icon}
    </ExternalLink>
  );
}

import type { ReactNode } from 'react';

import styles from '@/components/ui/form/Filter.module.scss';
import { SiteLink } from '@/components/site/SiteLink';
import type { SiteHref } from '@/lib/tools/site-path';

interface ChoiceLink {
  readonly label: ReactNode;
  readonly href: SiteHref;
  readonly isShown: boolean;
}

interface LinkChoiceProps {
  /** The name of the choice, for screen readers. */
  name: string;
  links: readonly ChoiceLink[];
  /** On a phone the links are one line that scrolls sideways. */
  scrolls?: boolean;
}

/** States of a page of which one is shown, each with its own address. */
export function LinkChoice({ name, links, scrolls }: LinkChoiceProps) {
  return (
    <nav aria-label={name}>
      <ul className={styles.lists} data-scrolls={scrolls ? '' : undefined}>
        {links.map(({ label, href, isShown }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className={styles.list}
              aria-current={isShown ? 'true' : undefined}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

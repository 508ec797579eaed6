import type { ReactNode } from 'react';

import styles from './ExternalLink.module.scss';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps {
  /** An absolute address, or a document of this site that opens in a new tab. */
  href: string;
  /** The language of the target, if it differs. */
  hrefLang?: string;
  className?: string;
  /** The small arrow that marks a new tab. */
  arrow?: boolean;
  /** Marks the page's main action, which `StickyHeader` observes. */
  mainAction?: boolean;
  children: ReactNode;
}

/** A link that opens in a new tab and says so. */
export function ExternalLink(props: ExternalLinkProps) {
  const { href, hrefLang, className, arrow, mainAction, children } = props;
  const classes = [className, arrow && styles.arrow].filter(Boolean).join(' ');
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      {...(classes && { className: classes })}
      {...(hrefLang && { hrefLang })}
      {...(mainAction && { 'data-main-action': '' })}
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

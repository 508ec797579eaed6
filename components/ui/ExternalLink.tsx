import type { ReactNode } from 'react';

import styles from './Inline.module.scss';

/** The id of the words that describe each such link. */
const HINT = 'new-tab';

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
  /** The accessible name of a link that shows only a drawing. */
  label?: string;
  /** A line about the target, which the style sheet of a menu shows. */
  note?: string | undefined;
  children: ReactNode;
}

/** The words that screen readers add to each `ExternalLink`: once on a page, in its site shell. */
export function NewTabHint() {
  return (
    <p id={HINT} hidden>
      opens in a new tab
    </p>
  );
}

/** A link that opens in a new tab and says so, by the page's `NewTabHint`. */
export function ExternalLink(props: ExternalLinkProps) {
  const { href, hrefLang, className, arrow, mainAction, label, note, children } = props;
  const classes = [className, arrow && styles.arrow].filter(Boolean).join(' ');
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      aria-describedby={HINT}
      data-note={note}
      {...(classes && { className: classes })}
      {...(hrefLang && { hrefLang })}
      {...(mainAction && { 'data-main-action': '' })}
    >
      {children}
    </a>
  );
}

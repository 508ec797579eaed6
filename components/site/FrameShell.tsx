import type { ReactNode } from 'react';

import styles from './Frame.module.scss';
import { Navigation } from './Navigation.client';
import { QuoteRefresh } from './QuoteRefresh';

interface FrameShellProps {
  /** Everything above the content. */
  header: ReactNode;
  footer: ReactNode;
  /** ISO instant of rendering. */
  now: string;
  children: ReactNode;
}

/** What both layouts have about the content: the skip link, the landmarks, the way to the next page. */
export function FrameShell({ header, footer, now, children }: FrameShellProps) {
  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      <Navigation />
      {header}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      <QuoteRefresh now={now} />
    </>
  );
}

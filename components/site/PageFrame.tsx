import { Suspense, type ReactNode } from 'react';

import { NewTabHint } from '@/components/ui/ExternalLink';
import { calendarOf } from '@/lib/content/market-calendar';
import { openHours } from '@/lib/domain/market/quotes';
import { LogIn } from '@/components/site/header/LogIn';
import { OpenAccount } from '@/components/site/header/OpenAccount';

import styles from './PageFrame.module.scss';
import { Navigation } from './Navigation.client';
import { QuotePolling } from './QuotePolling.client';
import { SteadyFolds } from './SteadyFolds.client';
import headerStyles from '@/components/site/header/Header.module.scss';

/** The bar at the bottom of narrow viewports, once the page's own main button is out of sight. */
function QuickActions() {
  return (
    <nav aria-label="Your account" className={headerStyles.bar} data-opens-up="">
      <LogIn />
      <OpenAccount placement="bar" className={headerStyles.actionsOpen} />
    </nav>
  );
}

interface PageFrameProps {
  /** All above the content. */
  header: ReactNode;
  footer: ReactNode;
  /** ISO instant of rendering. */
  now: string;
  children: ReactNode;
}

/**
 * The common parts of both layouts: skip link, landmarks, client-side navigation and quote polling.
 */
export function PageFrame({ header, footer, now, children }: PageFrameProps) {
  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      {/*
       * React hydrates boundaries last and in order, and Next.js keeps a page's title and metadata in
       * one. A client-side navigation before that would leave them in the next page's head
       * (https://github.com/vercel/next.js/issues/97472); until then links load their pages.
       */}
      <Suspense>
        <Navigation />
      </Suspense>
      <SteadyFolds />
      {header}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      <NewTabHint />
      <QuickActions />
      {/* The next sessions: nothing is polled while the market is closed. */}
      <QuotePolling hours={openHours(calendarOf('equity'), new Date(now))} />
    </>
  );
}

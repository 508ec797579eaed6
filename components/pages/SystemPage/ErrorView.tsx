import type { ReactNode } from 'react';

import { SystemPage } from './SystemPage';

interface ErrorViewProps {
  /** The button that tries again; it needs JavaScript. */
  retry?: ReactNode;
  /** Next.js' digest of the error, by which it is found in the log. */
  digest?: string;
}

/** The page for an error during rendering. */
export function ErrorView({ retry, digest }: ErrorViewProps) {
  return (
    <SystemPage
      heading="Something went wrong on our side"
      lead="This page could not be put together. Trying again often helps; if it doesn’t, the rest of the site still works."
    >
      {retry && <div>{retry}</div>}
      {digest && <p>When you write to us, add this number: {digest}</p>}
    </SystemPage>
  );
}

import type { ReactNode } from 'react';

import { SystemPage } from './SystemPage';

interface ErrorViewProps {
  /** The button that tries once more; its click needs a script. */
  retry?: ReactNode;
  /** Next.js' digest of the error, by which the log is searched. */
  digest?: string;
}

/** A page that failed while it was made. */
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

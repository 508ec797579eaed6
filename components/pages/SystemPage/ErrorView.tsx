import type { ReactNode } from 'react';

import { ERROR_WORDS } from './error-words';
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
    <SystemPage heading={ERROR_WORDS.heading} lead={ERROR_WORDS.lead}>
      {retry && <div>{retry}</div>}
      {digest && <p>{ERROR_WORDS.number(digest)}</p>}
    </SystemPage>
  );
}

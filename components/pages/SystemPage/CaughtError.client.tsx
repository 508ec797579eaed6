'use client';

import type { ReactNode } from 'react';

import { Button } from '@/components/ui/Button';

import { ERROR_WORDS } from './error-words';
import { useRetry } from './use-retry';
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

interface CaughtErrorProps {
  error: Error & { digest?: string };
  /** Renders the page again. */
  reset: () => void;
  /** Loads the address as a document. */
  reload?: () => void;
}

/** The content of an error boundary. */
export function CaughtError({ error, reset, reload }: CaughtErrorProps) {
  const retry = useRetry(error, reset, reload);
  return (
    <ErrorView digest={error.digest} retry={<Button onClick={retry}>{ERROR_WORDS.retry}</Button>} />
  );
}

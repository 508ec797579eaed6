'use client';

import { Button } from '@/components/ui/Button';

import { ERROR_WORDS } from './error-words';
import { ErrorView } from './ErrorView';
import { useRetry } from './use-retry';

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

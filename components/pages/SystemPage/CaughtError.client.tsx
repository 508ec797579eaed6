'use client';

import { useEffect } from 'react';

import { Button } from '@/components/ui/Button';
import { isLostScript, mayReload } from '@/lib/device/lost-script';

import { ErrorView } from './ErrorView';

interface CaughtErrorProps {
  error: Error & { digest?: string };
  /** Renders the page again. */
  reset: () => void;
  /** Loads the address as a document. */
  reload?: () => void;
}

const loadDocument = (): void => location.reload();

/**
 * The content of an error boundary. A script that could not be loaded, after a deploy or on a poor
 * network, is not a fault of the page: its document is loaded, once automatically and by "Try
 * again".
 */
export function CaughtError({ error, reset, reload = loadDocument }: CaughtErrorProps) {
  const isLost = isLostScript(error);
  useEffect(() => {
    const asked = { address: location.href, now: Date.now(), storage: () => sessionStorage };
    if (isLost && mayReload(asked)) reload();
  }, [isLost, reload]);
  return (
    <ErrorView
      digest={error.digest}
      retry={<Button onClick={isLost ? reload : reset}>Try again</Button>}
    />
  );
}

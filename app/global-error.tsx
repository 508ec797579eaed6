'use client';

import '@/styles/global.scss';

import { ERROR_WORDS } from '@/components/pages/SystemPage/error-words';
import { useRetry } from '@/components/pages/SystemPage/use-retry';

import styles from './global-error.module.scss';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

/**
 * The error page where the root layout itself failed. It has plain elements alone, because every page
 * loads its script.
 */
export default function GlobalError({ error, reset }: Props) {
  const retry = useRetry(error, reset);
  return (
    <html lang="en-IN">
      <body>
        <main className={styles.main}>
          <h1>{ERROR_WORDS.heading}</h1>
          <p>{ERROR_WORDS.lead}</p>
          {error.digest && <p>{ERROR_WORDS.number(error.digest)}</p>}
          <p>
            <button type="button" onClick={retry}>
              {ERROR_WORDS.retry}
            </button>
          </p>
        </main>
      </body>
    </html>
  );
}

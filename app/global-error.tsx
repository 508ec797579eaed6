'use client';

import '@/styles/global.scss';

import { CaughtError } from '@/components/pages/SystemPage/CaughtError.client';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

/** The error page where the root layout itself failed. */
export default function GlobalError({ error, reset }: Props) {
  return (
    <html lang="en-IN">
      <body>
        <main>
          <CaughtError error={error} reset={reset} />
        </main>
      </body>
    </html>
  );
}

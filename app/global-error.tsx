'use client';

import '@/styles/global.scss';

import { ErrorView } from '@/components/pages/SystemPage/ErrorView';
import { Button } from '@/components/ui/Button';

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
          <ErrorView digest={error.digest} retry={<Button onClick={reset}>Try again</Button>} />
        </main>
      </body>
    </html>
  );
}

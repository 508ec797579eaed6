'use client';

import { CaughtError } from '@/components/pages/SystemPage/CaughtError.client';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: Props) {
  return <CaughtError error={error} reset={reset} />;
}

'use client';

import { ErrorView } from '@/components/pages/SystemPage/ErrorView';
import { Button } from '@/components/ui/Button';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: Props) {
  return <ErrorView digest={error.digest} retry={<Button onClick={reset}>Try again</Button>} />;
}

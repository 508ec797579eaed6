'use client';

import { useState } from 'react';

import { Button } from '../Button';
import { useHydrated } from '../use-hydrated';

/** Copies a text and says so; not rendered without JavaScript. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button onClick={copy}>Copy {what}</Button>
      <span role="status">
        {state === 'copied' && 'Copied.'}
        {state === 'failed' && 'This browser does not allow it: mark the number and copy it.'}
      </span>
    </>
  );
}

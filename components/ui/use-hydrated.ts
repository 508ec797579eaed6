import { startTransition, useEffect, useState } from 'react';

/**
 * `false` on the server and while hydrating, `true` soon afterwards. It turns in a transition, which
 * lets the browser breathe between the parts that are drawn anew.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

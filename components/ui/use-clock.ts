import { useEffect, useState } from 'react';

const CHECK_EVERY = 30_000;

/**
 * The visitor's clock, updated every half minute; during hydration the moment of rendering.
 * @param renderedAt milliseconds since 1970
 */
export function useClock(renderedAt: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, CHECK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}

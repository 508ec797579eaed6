import { useEffect, useEffectEvent } from 'react';

/**
 * Runs once after hydration. Fields take over with it what a visitor entered before: hydration
 * leaves such a value in the control and reports no change.
 */
export function useAfterHydration(run: () => void): void {
  const onHydrated = useEffectEvent(run);
  useEffect(() => onHydrated(), []);
}

import { useEffect, useEffectEvent } from 'react';

/**
 * Runs once after hydration. Fields use it to read values that a visitor entered before: hydration
 * leaves such a value in the control and fires no change event.
 */
export function useAfterHydration(run: () => void): void {
  const onHydrated = useEffectEvent(run);
  useEffect(() => onHydrated(), []);
}

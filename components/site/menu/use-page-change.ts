import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back after client-side navigation, not on the first page, where a visitor may have opened
 * something before hydration.
 */
export function usePageChange(onChange: () => void): void {
  const path = usePathname();
  const shown = useRef(path);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    change();
  }, [path]);
}

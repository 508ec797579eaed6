import { useEffect } from 'react';

import { isLostScript, mayReload } from '@/lib/device/lost-script';

const loadDocument = (): void => location.reload();

/**
 * What "Try again" does after an error that a boundary caught. A script that could not be loaded,
 * after a deploy or on a poor network, is not a fault of the page: its document is loaded, once
 * automatically and by the button.
 * @param reset renders the page again
 * @param reload loads the address as a document
 */
export function useRetry(error: Error, reset: () => void, reload = loadDocument): () => void {
  const isLost = isLostScript(error);
  useEffect(() => {
    const asked = { address: location.href, now: Date.now(), storage: () => sessionStorage };
    if (isLost && mayReload(asked)) reload();
  }, [isLost, reload]);
  return isLost ? reload : reset;
}

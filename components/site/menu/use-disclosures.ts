import { useEffect, type RefObject } from 'react';

import { listenTo } from './disclosure-group';

interface Options {
  /** Hovering a summary with a mouse opens its panel; leaving the group closes it. */
  hover: boolean;
  /** Leaves the group to the browser. */
  off?: boolean;
}

/**
 * Makes a group of `<details>` a menu: one is open at a time; Escape closes it and returns the
 * focus, as does a button with `data-close`; a click outside and leaving by keyboard close it.
 * Without JavaScript the elements open and close natively.
 */
export function useDisclosures(
  group: RefObject<HTMLElement | null>,
  { hover, off }: Options,
): void {
  useEffect(
    () => (group.current && !off ? listenTo(group.current, hover) : undefined),
    [group, hover, off],
  );
}

import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import { DeskContext, FixedContext, LiveContext } from './context';
import { useDesk } from './use-desk';
import type { BoardProps, BoardView, RestView } from './view';

/** What draws the rest: fetched at the first touch of the page, or when an input has changed. */
function useRest(view: BoardView, isNeeded: boolean): RestView | null {
  const [rest, setRest] = useState<RestView | null>(null);
  const isMissing = rest === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const load = async () => {
      const loaded = await view.load().catch(() => null);
      if (loaded) setRest(loaded.rest);
    };
    if (isNeeded) void load();
    const events = ['focusin', 'pointerdown'] as const;
    for (const name of events) document.addEventListener(name, load, { once: true });
    return () => {
      for (const name of events) document.removeEventListener(name, load);
    };
  }, [view, isNeeded, isMissing]);
  return rest;
}

/**
 * Holds a calculator's inputs for the parts of its page that work with them. The result follows each
 * key at once, the rest when there is time, so that typing never waits for a table of fifty years.
 */
export function Board({ view, path, given, start, children }: BoardProps & { view: BoardView }) {
  const [fixed] = useState({ view, path, start });
  const desk = useDesk(view.calculator, path, given, view.follow);
  const [first] = useState(desk.state.values);
  const values = useDeferredValue(desk.state.values);
  const isChanged = values !== first;
  const rest = useRest(view, isChanged);
  const live = useMemo(
    () => (rest && isChanged ? { rest, values } : null),
    [rest, isChanged, values],
  );
  return (
    <FixedContext value={fixed}>
      <DeskContext value={desk}>
        <LiveContext value={live}>{children}</LiveContext>
      </DeskContext>
    </FixedContext>
  );
}

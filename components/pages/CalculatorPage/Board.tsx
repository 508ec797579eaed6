import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import { DeskContext, FixedContext, LiveContext, type Fixed } from './context';
import { useDesk } from './use-desk';
import type { BoardProps, BoardView, RestView } from './view';

/**
 * Holds a calculator's inputs for the parts of its page that work with them. The result follows each
 * key at once, the rest when there is time, so that typing never waits for a table of fifty years.
 */
export function Board({ view, path, given, start, children }: BoardProps & { view: BoardView }) {
  const [rest, setRest] = useState<RestView | null>(null);
  const [fixed] = useState<Fixed>(() => {
    let isAsked = false;
    const load = async () => {
      if (isAsked) return;
      isAsked = true;
      try {
        const loaded = await view.load();
        setRest(loaded.rest);
      } catch {
        isAsked = false;
      }
    };
    return { view, path, start, prepare: () => void load() };
  });
  const desk = useDesk(view.calculator, path, given, view.follow);
  const [first] = useState(desk.state.values);
  const values = useDeferredValue(desk.state.values);
  const isChanged = values !== first;
  useEffect(() => {
    if (isChanged) fixed.prepare();
  }, [fixed, isChanged]);
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

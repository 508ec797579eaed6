import { startTransition, useEffect, useMemo, useState } from 'react';

import type { Values } from '@/lib/calculators';

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

/** A value as it was when the browser last painted: what follows it never holds up what is typed. */
function usePainted(values: Values): Values {
  const [painted, setPainted] = useState(values);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setPainted(values)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [values]);
  return painted;
}

/**
 * Holds a calculator's inputs for the parts of its page that work with them. The result follows each
 * key at once, the rest once that is seen, so that typing never waits for a table of fifty years.
 */
export function Board({ view, path, given, start, children }: BoardProps & { view: BoardView }) {
  const [fixed] = useState({ view, path, start });
  const desk = useDesk(view.calculator, path, given, view.follow);
  const [first] = useState(desk.state.values);
  const values = usePainted(desk.state.values);
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

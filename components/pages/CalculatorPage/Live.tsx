import { use, type ReactNode } from 'react';

import { LiveContext, useFixed } from './context';
import type { RestPart } from './view';

/** A part as the server drew it, until an input changes. */
export function Live({ part, children }: { part: RestPart; children: ReactNode }) {
  const { view, path, start } = useFixed();
  const live = use(LiveContext);
  if (!live) return children;
  const { Part } = live.rest;
  return <Part {...{ part, path, start, ...live }} calculator={view.calculator} />;
}

'use client';

import { type ReactNode, useEffect, useRef } from 'react';

import { sortInPlace } from './sort-in-place';
import type { Sorting } from './sorting';

interface SorterProps {
  className?: string;
  /** The order of the rows as they stand, where a column has it. */
  initial: Sorting | null;
  /** Holds the table. */
  children: ReactNode;
}

/**
 * Lets the table in it be sorted by its headers once the page is alive. It moves the document's own
 * rows, so that a table of hundreds of cells is neither sent a second time nor hydrated. Other
 * values are another table: give each its own `key`.
 */
export function Sorter({ className, initial, children }: SorterProps) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(initial);
  useEffect(() => {
    const table = box.current?.querySelector('table');
    return table ? sortInPlace(table, first.current) : undefined;
  }, []);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}

import { createContext, use, type Context } from 'react';

import type { Values } from '@/lib/calculators';

import type { Desk } from './use-desk';
import type { BoardProps, BoardView, RestView } from './view';

export interface Fixed extends Pick<BoardProps, 'path' | 'start'> {
  readonly view: BoardView;
}

export const FixedContext = createContext<Fixed | null>(null);
export const DeskContext = createContext<Desk | null>(null);
/** `null` as long as what the server drew still holds. */
export const LiveContext = createContext<{ rest: RestView; values: Values } | null>(null);

function useWithin<T>(context: Context<T | null>): T {
  const value = use(context);
  if (!value) throw new Error('a part of a calculator stands outside its board');
  return value;
}

/** What the calculator is; never changes. */
export const useFixed = () => useWithin(FixedContext);
/** The form and its result; changes with every key. */
export const useDeskOf = () => useWithin(DeskContext);

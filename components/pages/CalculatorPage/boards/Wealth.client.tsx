'use client';

import { wealthAccumulation } from '@/lib/calculators/wealth-accumulation';

import { Board } from '../Board';
import type { BoardProps, BoardView } from '../view';

const view: BoardView = {
  calculator: wealthAccumulation,
  fields: () => ['goal', 'years', 'rate', 'inflation', 'savings', 'basis'],
  main: 'monthly',
  results: ['target', 'onetime', 'monthly'],
  series: {},
  notes: ({ years }) => ({ monthly: `${12 * Number(years)} instalments, rounded up to the rupee` }),
  load: () => import('./wealth-rest'),
};

/** The wealth accumulation calculator at work. */
export function WealthBoard(props: BoardProps) {
  return <Board {...props} view={view} />;
}

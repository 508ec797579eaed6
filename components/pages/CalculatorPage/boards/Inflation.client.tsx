'use client';

import { inflation, type InflationInput } from '@/lib/calculators/inflation';

import { Board } from '../Board';
import type { BoardProps, BoardView } from '../view';

const view: BoardView = {
  calculator: inflation,
  fields: () => ['amount', 'rate', 'years', 'return'],
  main: 'future-cost',
  results: ['purchasing-power', 'real-return', 'future-cost'],
  series: { 'purchasing-power': 'second', 'future-cost': 'accent' },
  notes: (values) => {
    const { return: earned, rate } = values as InflationInput;
    return { 'real-return': `${earned}% earned while prices rise ${rate}%` };
  },
  load: () => import('./inflation-rest'),
};

/** The inflation calculator at work. */
export function InflationBoard(props: BoardProps) {
  return <Board {...props} view={view} />;
}

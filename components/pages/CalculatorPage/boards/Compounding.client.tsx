'use client';

import { compoundingMagic, type CompoundingInput } from '@/lib/calculators/compounding-magic';

import { Board } from '../Board';
import { growthNote } from '../plan';
import type { BoardProps, BoardView } from '../view';

const view: BoardView = {
  calculator: compoundingMagic,
  fields: ({ mode }) => [
    ...['mode', 'amount', 'rate', 'years'],
    ...(mode === 'sip' ? ['invest'] : []),
    ...['frequency', 'inflation'],
  ],
  main: 'total',
  results: ['invested', 'returns', 'total', 'real', 'interest-on-interest'],
  series: { invested: 'second', returns: 'accent' },
  notes: (values, shown) => {
    const { mode, invest, years, inflation } = values as CompoundingInput;
    return {
      ...(mode === 'sip' && { invested: `${12 * Math.min(invest, years)} instalments` }),
      ...growthNote(shown.returns, shown.total),
      real: `With prices rising ${inflation}% a year`,
      'interest-on-interest': 'What simple interest would not have paid',
    };
  },
  load: () => import('./compounding-rest'),
};

/** The compounding magic calculator at work. */
export function CompoundingBoard(props: BoardProps) {
  return <Board {...props} view={view} />;
}

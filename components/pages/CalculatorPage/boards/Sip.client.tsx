'use client';

import { sip } from '@/lib/calculators/sip';

import { Board } from '../Board';
import { growthNote } from '../plan';
import type { BoardProps, BoardView } from '../view';

const view: BoardView = {
  calculator: sip,
  fields: () => ['amount', 'rate', 'years', 'stepup', 'basis'],
  main: 'total',
  results: ['invested', 'returns', 'total'],
  series: { invested: 'second', returns: 'accent' },
  notes: ({ years }, shown) => ({
    invested: `${12 * Number(years)} instalments`,
    ...growthNote(shown.returns, shown.total),
  }),
  load: () => import('./sip-rest'),
};

/** The SIP calculator at work. */
export function SipBoard(props: BoardProps) {
  return <Board {...props} view={view} />;
}

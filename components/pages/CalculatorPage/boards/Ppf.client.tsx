'use client';

import { ppf, ppfDepositAt, type PpfInput } from '@/lib/calculators/ppf';

import { Board } from '../Board';
import { growthNote } from '../plan';
import { RatesField } from '../RatesField';
import type { Texts } from '../texts';
import type { BoardProps, BoardView } from '../view';

const view: BoardView = {
  calculator: ppf,
  fields: ({ years }) => [
    ...['frequency', 'amount', 'timing', 'years'],
    ...(years === '15' ? [] : ['extend']),
    'rate',
  ],
  extra: (desk) => <RatesField desk={desk} years={Number(desk.state.values.years)} />,
  follow: (name, text, values): Texts => {
    if (name !== 'frequency') return {};
    const frequency = text as PpfInput['frequency'];
    return { amount: String(ppfDepositAt(frequency, values as PpfInput)) };
  },
  main: 'maturity',
  results: ['invested', 'interest', 'maturity'],
  series: { invested: 'second', interest: 'accent' },
  notes: (_, shown) => growthNote(shown.interest, shown.maturity),
  load: () => import('./ppf-rest'),
};

/** The PPF calculator at work. */
export function PpfBoard(props: BoardProps) {
  return <Board {...props} view={view} />;
}

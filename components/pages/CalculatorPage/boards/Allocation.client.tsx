'use client';

import { assetAllocation } from '@/lib/calculators/asset-allocation';

import { Board } from '../Board';
import { HoldingsField } from '../HoldingsField';
import type { BoardProps, BoardView } from '../view';

const view: BoardView = {
  calculator: assetAllocation,
  fields: () => ['age', 'horizon', 'risk', 'base'],
  extra: (desk) => <HoldingsField desk={desk} />,
  main: 'equity-share',
  results: ['debt-share', 'gold-share', 'liquid-share', 'equity-share'],
  series: {
    'equity-share': 'accent',
    'debt-share': 'second',
    'gold-share': 'marigold',
    'liquid-share': 'meaning',
  },
  notes: () => ({ 'liquid-share': 'Part of the debt, not on top of it' }),
  load: () => import('./allocation-rest'),
};

/** The asset allocation calculator at work. */
export function AllocationBoard(props: BoardProps) {
  return <Board {...props} view={view} />;
}

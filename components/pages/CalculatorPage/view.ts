import type { ReactNode } from 'react';

import type { Calculator, CalculatorWords, Figure, Values } from '@/lib/calculators';
import type { PlanStart } from '@/lib/calculators/plan-years';

import type { Texts } from './texts';
import type { Board, Follow } from './use-board';

/** What a board gets from the server's page. */
export interface BoardProps {
  path: string;
  /** The fields as the address gives them. */
  given: Texts;
  start: PlanStart;
  /** Breadcrumbs, heading and lead. */
  head: ReactNode;
  /** The margin's notes on conventions and on assumptions. */
  counts: ReactNode;
  assumptions: ReactNode;
  /** The page's main button. */
  action: ReactNode;
}

export interface LegendEntry {
  readonly series: 'accent' | 'second' | 'marigold' | 'rule' | 'dash';
  readonly title: string;
  readonly text: string;
}

/** What sets one calculator's board apart from another's. */
export interface BoardView {
  readonly calculator: Calculator;
  readonly words: CalculatorWords;
  /** The fields with a slider or keys, in their order, as far as the inputs so far ask for them. */
  fields(values: Values): readonly string[];
  /** Fields beyond those: holdings, rates by year. */
  extra?(board: Board): ReactNode;
  /** The id of the result under the double rule; those before it and after it. */
  readonly main: string;
  readonly before: readonly string[];
  readonly after?: readonly string[];
  /** The colour that a result has in the chart. */
  readonly series: Readonly<Record<string, LegendEntry['series']>>;
  /** A second line under a result's name. */
  notes(values: Values, shown: Readonly<Record<string, Figure>>): Readonly<Record<string, string>>;
  legend(values: Values): readonly LegendEntry[];
  chart(values: Values): ReactNode;
  readonly follow?: Follow;
  /** What the rows of the table are: a plan's years, financial years only, or no years. */
  readonly years: 'plan' | 'financial' | 'none';
}

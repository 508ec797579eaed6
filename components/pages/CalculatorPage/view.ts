import type { ComponentType, ReactNode } from 'react';

import type { Calculator, CalculatorWords, Figure, Values } from '@/lib/calculators';
import type { PlanStart } from '@/lib/calculators/plan-years';

import type { Texts } from './texts';
import type { Desk, Follow } from './use-desk';

/** What a calculator's board gets from the server's page. */
export interface BoardProps {
  path: string;
  /** The fields as the address gives them. */
  given: Texts;
  start: PlanStart;
  children: ReactNode;
}

/** The colours of a chart's parts, by the role that they have in it. */
export type Series = 'accent' | 'second' | 'marigold' | 'meaning' | 'dash';

/** What a board needs from the first moment: fields and results. */
export interface BoardView {
  readonly calculator: Calculator;
  /** The fields with a slider or keys, in their order, as far as the inputs so far ask for them. */
  fields(values: Values): readonly string[];
  /** Fields beyond those: holdings, a term, rates by year. */
  extra?(desk: Desk): ReactNode;
  readonly follow?: Follow;
  /** The ids of the results in their order; the one named `main` stands under the double rule. */
  readonly results: readonly string[];
  readonly main: string;
  /** The colour that a result has in the chart. */
  readonly series: Readonly<Record<string, Series>>;
  /** A second line under a result's name. */
  notes(values: Values, shown: Readonly<Record<string, Figure>>): Readonly<Record<string, string>>;
  /** Fetches what draws the rest. */
  load(): Promise<{ readonly rest: RestView }>;
}

/** The parts of the page that follow the result: the server draws them first. */
export type RestPart = 'findings' | 'heading' | 'chart' | 'rows' | 'csv' | 'sum';

export interface RestProps {
  part: RestPart;
  calculator: Calculator;
  rest: RestView;
  values: Values;
  path: string;
  start: PlanStart;
}

/** What the server needs to draw the rest, and the browser once an input changes. */
export interface RestView {
  readonly words: CalculatorWords;
  chart(values: Values): ReactNode;
  readonly Part: ComponentType<RestProps>;
}

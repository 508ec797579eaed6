import type { Fields, Limits, Unit, Values } from './specs';

export type * from './specs';

export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
}

/** A sentence in parts: the words as they are, the figures for the view to format. */
export type Phrase = readonly (string | Quantity)[];

export interface Figure extends Quantity {
  readonly id: string;
  readonly label: string;
  /** Unrounded: the value of the `<data>` element. */
  readonly value: number;
  /** What the page prints: whole rupees, per cent with at most two decimals. */
  readonly shown: number;
}

export interface Column {
  readonly key: string;
  readonly label: string;
  /** Absent where the cells are words. */
  readonly unit?: Unit;
}

export type Cell = string | number;

/** A table as the page prints it: its figures are rounded, and parts add up to their totals. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface WhatIf<F extends Fields = Fields> {
  readonly label: string;
  /** The inputs that lead there, for a link. */
  readonly values: Values<F>;
  readonly result: Quantity;
  /** The changed result less the present one; below zero where the change saves money. */
  readonly difference: Quantity;
}

export interface Calculator<F extends Fields = Fields> {
  readonly fields: F;
  /** Narrows a field by the values of the others. */
  refine?(values: Values<F>): Partial<Record<keyof F, Limits>>;
  results(values: Values<F>): readonly Figure[];
  table(values: Values<F>): Table;
  whatIf(values: Values<F>): readonly WhatIf<F>[];
}

export type FormulaPart =
  | { readonly kind: 'figure'; readonly value: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'group'; readonly parts: readonly FormulaPart[] }
  | {
      readonly kind: 'fraction';
      readonly over: readonly FormulaPart[];
      readonly under: readonly FormulaPart[];
    }
  | {
      readonly kind: 'power';
      readonly base: readonly FormulaPart[];
      readonly exponent: readonly FormulaPart[];
    }
  | ({ readonly kind: 'result' } & Quantity);

/** What a calculator says about one result, computed from it. */
export interface CalculatorWords<F extends Fields = Fields> {
  /** Heads the chart and the table. */
  heading(values: Values<F>): Phrase;
  /** One to three sentences beside the result. */
  findings(values: Values<F>): readonly Phrase[];
  /** The sum with its figures filled in, one line an entry. */
  formula(values: Values<F>): readonly (readonly FormulaPart[])[];
  /** The same sum told as a sentence or two. */
  method(values: Values<F>): Phrase;
}

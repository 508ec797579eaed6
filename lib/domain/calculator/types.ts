import type { DocumentSpec } from './document';

import type { Fields, Limits, Unit, Values } from './field-specs';
import type { FormulaLine } from './formulas';

export type * from './field-specs';

export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
}

/** A sentence in parts: text, and quantities that the component formats. */
export type Phrase = readonly (string | Quantity)[];

export interface Figure extends Quantity {
  readonly id: string;
  readonly label: string;
  /** Unrounded: the value of the `<data>` element. */
  readonly value: number;
  /** Rounded for display: rupees to the paisa, per cent with at most two decimals. */
  readonly shown: number;
}

export interface Column {
  readonly key: string;
  readonly label: string;
  /** Absent if the cells are text; `date` if they are days such as `2026-11-20`. */
  readonly unit?: Unit | 'date';
}

export type Cell = string | number;

/** A table as the page shows it: figures are rounded, and parts add up to their totals. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface WhatIf<F extends Fields = Fields> {
  readonly label: string;
  /** The changed inputs, for a link. */
  readonly values: Values<F>;
  readonly result: Quantity;
  /** The changed result minus the present one; negative if the change saves money. */
  readonly difference: Quantity;
}

export interface Calculator<F extends Fields = Fields> {
  readonly fields: F;
  /** Limits of fields that depend on the values of others. */
  refine?(values: Values<F>): Partial<Record<keyof F, Limits>>;
  /**
   * Why inputs that are each valid have no result, such as a day without rates; null if they have
   * one.
   */
  problem?(values: Values<F>): string | null;
  /** Of inputs without a problem, as all functions below. */
  results(values: Values<F>): readonly Figure[];
  table(values: Values<F>): Table;
  whatIf(values: Values<F>): readonly WhatIf<F>[];
}

export type FormulaPart =
  | { readonly kind: 'figure'; readonly value: number }
  /** Rupees, rounded to the paisa. */
  | { readonly kind: 'sum'; readonly value: number }
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

/** One result explained in sentences and as a formula. */
export interface Explanation<F extends Fields = Fields> {
  /** Heads the chart and the table. */
  heading(values: Values<F>): Phrase;
  /** One to three sentences beside the result. */
  findings(values: Values<F>): readonly Phrase[];
  /** The lines of the formula with the visitor's numbers. */
  formula(values: Values<F>): readonly FormulaLine[];
  /** The formula in a sentence or two. */
  method(values: Values<F>): Phrase;
}

/** The colour of a series, by the role that it has in a chart. */
export type Series = 'accent' | 'second' | 'brand' | 'meaning' | 'dash';

/** Bars of two parts, one for each year; all in rupees. */
export interface BarChartData {
  readonly kind: 'bars';
  /** The text alternative of the chart. */
  readonly label: string;
  readonly bars: readonly {
    readonly year: number;
    /** The lower part. */
    readonly part: number;
    /** The whole bar; never less than the part. */
    readonly whole: number;
  }[];
  /** A dotted line across. */
  readonly mark?: number;
}

/** The suggested shares as a ring, the present ones as a second ring inside it. */
export interface DoughnutData {
  readonly kind: 'doughnut';
  /** The name of the ring, read before its shares; “Suggested” if absent. */
  readonly name?: string;
  readonly parts: readonly {
    readonly series: Series;
    readonly label: string;
    /** Per cent; all of them sum to 100. */
    readonly share: number;
    readonly heldShare: number;
  }[];
  /** Whether to draw the inner ring. */
  readonly compares: boolean;
}

/** A sheet of paper whose lines add up to a total, such as a contract note. */
export interface SheetData {
  readonly kind: 'sheet';
  readonly sheet: Omit<DocumentSpec, 'kind'>;
}

export type Chart = BarChartData | DoughnutData | SheetData;

export interface LegendEntry {
  readonly series: Series;
  readonly title: string;
  readonly text: string;
}

/** A way to count the years of the table. */
export type YearCount = 'plan' | 'calendar' | 'financial';

/** The names of an order's two fields, under a name such as `You buy`. */
export interface OrderRow<Name extends string = string> {
  readonly legend: string;
  readonly names: readonly [quantity: Name, price: Name];
}

/** The contents of the page of a calculator with a form. */
export interface Layout<F extends Fields = Fields> {
  /** The fields drawn as a slider or a choice, in order; some depend on other values. */
  fields(values: Values<F>): readonly (keyof F & string)[];
  /** Sums of money drawn as boxes without a slider, below the other fields. */
  readonly amounts?: {
    readonly legend: string;
    readonly note: string;
    readonly names: readonly (keyof F & string)[];
  };
  /** Orders drawn as pairs of boxes, quantity and price; those of `more` are folded away. */
  readonly orders?: {
    /** The field above which they are drawn. */
    readonly above: keyof F & string;
    readonly rows: readonly OrderRow<keyof F & string>[];
    readonly more?: {
      readonly label: string;
      readonly rows: readonly OrderRow<keyof F & string>[];
    };
  };
  /**
   * A field of kind `list`, with one box per item; blank ones show the value of the field
   * `fallback`.
   */
  readonly list?: {
    readonly name: keyof F & string;
    readonly fallback: keyof F & string;
    length(values: Values<F>): number;
  };
  /** Other fields that change with one field, such as PPF's deposit with its frequency. */
  follow?(name: string, text: string, values: Values<F>): Readonly<Record<string, string>>;
  /** The ids of the results in order. */
  readonly results: readonly string[];
  /** The id of the result under the double rule. */
  readonly main: string;
  /** The chart's colour of each result that the chart shows. */
  readonly series: Readonly<Record<string, Series>>;
  /** The line under each result's name. @param shown the results by id */
  notes(
    values: Values<F>,
    shown: Readonly<Record<string, Figure>>,
  ): Readonly<Record<string, string>>;
  chart(values: Values<F>): Chart;
  readonly legend: readonly LegendEntry[];
  /** The ways to count the table's years; empty for a table without years. */
  readonly yearCounts: readonly YearCount[];
  /** The inputs in one line, for the list of calculators. */
  example(values: Values<F>): string;
}

/**
 * A calculator with the contents of its page: data only, drawn by `CalculatorPage`.
 *
 * The functions of these interfaces are declared as methods. TypeScript compares the parameters of
 * methods both ways, so that a view of `SipFields` is accepted where a view of any fields is
 * expected. The values always come from the same calculator's fields.
 */
export interface CalculatorView<F extends Fields = Fields> {
  readonly calculator: Calculator<F>;
  readonly explanation: Explanation<F>;
  /** `null` for the risk profile, which asks one question at a time. */
  readonly layout: Layout<F> | null;
}

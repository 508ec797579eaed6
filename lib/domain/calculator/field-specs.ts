/**
 * The unit of a number, which decides its format. Rupees have two decimals; a large sum in `₹` is said
 * in lakh or crore in a sentence, a price or a charge in `₹ exact` never. `year` is one year of a plan:
 * "year 11".
 */
export type Unit =
  | '₹'
  | '₹ exact'
  | '%'
  | 'years'
  | 'months'
  | 'days'
  | 'units'
  | 'year'
  | 'number';

export interface NumberSpec {
  readonly kind: 'number';
  /** Stands over the box, and in quotes in messages: “Each month”. */
  readonly label: string;
  readonly unit: Unit;
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** The slider's step; the box takes any number with at most `places` decimals. */
  readonly step: number;
  readonly places: number;
  readonly note?: string;
  /** Describes the allowed values if the range does not. */
  readonly cure?: string;
}

export interface Choice<C extends string = string> {
  readonly value: C;
  readonly label: string;
  readonly note?: string;
}

export interface ChoiceSpec<C extends string = string> {
  readonly kind: 'choice';
  readonly label: string;
  readonly default: C;
  readonly choices: readonly Choice<C>[];
  readonly note?: string;
  /** A way of counting, folded away below the fields until another than the default is chosen. */
  readonly isAssumption?: true;
}

/** Numbers separated by commas; a blank between two commas is null. */
export interface ListSpec {
  readonly kind: 'list';
  readonly label: string;
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  readonly items: number;
  readonly places: number;
  readonly note?: string;
}

/** A row of digits, one for each question answered so far. */
interface DigitsSpec {
  readonly kind: 'digits';
  readonly label: string;
  readonly items: number;
  readonly min: number;
  readonly max: number;
}

/** Text of several lines that the calculator parses, such as dates with sums. */
export interface LinesSpec {
  readonly kind: 'lines';
  readonly label: string;
  readonly default: string;
  /** Characters at most. */
  readonly length: number;
  readonly note: string;
  /** The error in a text and how to correct it, or null. */
  problemOf(text: string): string | null;
}

/** A calendar day: `2026-11-20`. */
export interface DaySpec {
  readonly kind: 'day';
  readonly label: string;
  readonly default: string;
}

export type FieldSpec = NumberSpec | ChoiceSpec | ListSpec | DigitsSpec | LinesSpec | DaySpec;

/** The fields of a calculator by their names in the address. */
export type Fields = Readonly<Record<string, FieldSpec>>;

type ValueOf<S> = S extends NumberSpec
  ? number
  : S extends ChoiceSpec<infer C>
    ? C
    : S extends ListSpec
      ? readonly (number | null)[]
      : string;

export type Values<F extends Fields = Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

export type Limits = Partial<Pick<NumberSpec, 'default' | 'min' | 'max' | 'cure'>>;

/** What a field may hold: a text, a number, a list of choices, or a choice such as `{ value: 'IFD' }`. */
type FieldValue =
  | string
  | number
  | readonly unknown[]
  | { readonly value?: unknown }
  | null
  | undefined;

/** Any rule. A kind that the engine does not know passes. */
export interface AnyRule {
  readonly kind: string;
}

interface RuleOf<K extends string> extends AnyRule {
  readonly kind: K;
  /** Replaces the whole message. */
  readonly message?: string;
  /** Replaces the second sentence of the message, which says how to correct the field. */
  readonly cure?: string;
}

/** The parameters of every rule that the engine knows. */
interface Parameters {
  readonly required: object;
  readonly single: object;
  readonly maxLength: { readonly length: number };
  readonly isDecimal: { readonly unit?: string };
  readonly isWhole: { readonly unit?: string };
  readonly decimals: { readonly places: number; readonly unit?: string };
  readonly range: { readonly min: number; readonly max: number; readonly unit?: string };
  readonly oneOf: { readonly options: readonly string[] };
  /** A rule with its own test of the field's text. */
  readonly custom: { readonly passes: (text: string) => boolean; readonly message: string };
  readonly validEmail: object;
  readonly validMobile: object;
  readonly minLength: { readonly length: number };
  readonly isNumeric: object;
}

export type RuleKind = keyof Parameters;

/** Every rule that the engine knows, with its parameters. */
export type Rule = { [K in RuleKind]: RuleOf<K> & Parameters[K] }[RuleKind];

/** How a kind of rule is tested, and its message: what is wrong, then what to do. */
export interface RuleTest<K extends RuleKind> {
  /** Of a field that is not empty. @param text the content, if it is one text */
  passes(text: string, rule: Parameters[K], content: string | readonly unknown[]): boolean;
  /** `{label}` is the field's label, as in the cure. */
  readonly problem: string;
  /** Other `{…}` are the rule's parameters. */
  readonly cure: string;
}

export type RuleTests<K extends RuleKind> = { readonly [P in K]: RuleTest<P> };

/** One field of a form, with the result of its last validation. */
export interface Field<V = FieldValue, R extends AnyRule = Rule> {
  /** Names the field at the start of its messages: "Mobile number". */
  readonly label: string;
  readonly value: V;
  readonly rules: readonly R[];
  readonly isValid: boolean;
  /** Empty while the field is valid. */
  readonly errorMessage: string;
}

export type Form = Readonly<Record<string, Field<unknown, AnyRule>>>;

/** What a field may hold: a text, a number, a list of choices, or a choice such as `{ value: 'IFD' }`. */
export type FieldValue =
  string | number | readonly unknown[] | { readonly value?: unknown } | null | undefined;

/** Any rule. A kind that the engine does not know passes. */
export interface AnyRule {
  readonly kind: string;
}

interface RuleOf<K extends string> extends AnyRule {
  readonly kind: K;
  /** Replaces the whole message. */
  readonly message?: string;
  /** Replaces the second sentence of the message: what to do about it. */
  readonly cure?: string;
}

/** A rule with its own test of the field's text. */
export interface CustomRule extends RuleOf<'custom'> {
  readonly passes: (text: string) => boolean;
  readonly message: string;
}

/** Every rule that the engine knows, with its parameters. */
export type Rule =
  | RuleOf<'required' | 'single' | 'validEmail' | 'validMobile' | 'isNumeric'>
  | (RuleOf<'minLength' | 'maxLength'> & { readonly length: number })
  | (RuleOf<'isDecimal' | 'isWhole'> & { readonly unit?: string })
  | (RuleOf<'decimals'> & { readonly places: number; readonly unit?: string })
  | (RuleOf<'range'> & { readonly min: number; readonly max: number; readonly unit?: string })
  | (RuleOf<'oneOf'> & { readonly options: readonly string[] })
  | CustomRule;

export type RuleKind = Rule['kind'];

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

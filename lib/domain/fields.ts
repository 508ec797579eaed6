/**
 * The fields of records. One table a record declares what the provider sends and what the site makes
 * of it; the record's type (`RecordOf`), the answer's type (`Sent`), validation
 * (`lib/provider/schema.ts`) and the reference of calls are derived from the table.
 */

/** The kinds of single values; `lib/provider/contract/kinds.ts` says what each accepts. */
export type ValueKind =
  | 'text'
  | 'lines'
  | 'markup'
  | 'figure'
  | 'date'
  | 'link'
  | 'asset'
  | 'navDays'
  | 'number'
  | 'boolean';

export type Form =
  | { readonly kind: ValueKind }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'record'; readonly fields: Fields }
  | {
      readonly kind: 'optional' | 'limit' | 'maybe' | 'needed' | 'list' | 'every' | 'map';
      readonly of: AnyField;
    };

/** A field with its value in the record and its type in the provider's answer. */
export interface Field<Value, Given, Name extends string | null = null> {
  readonly form: Form;
  /** Its name in the provider's answer; `null` if it is the record's. */
  readonly name: Name;
  /** Turns the value that was read into the record's. */
  readonly make: ((value: never) => unknown) | null;
  /** The field under another name in the provider's answer. */
  from<Other extends string>(name: Other): Field<Value, Given, Other>;
  /** The field with a rule of its own; a rule of a record that returns `null` drops the record. */
  to<Made>(make: (value: Value) => Made): Field<Made, Given, Name>;
  /** Types alone; no field has a value for it. */
  readonly types?: { readonly value: Value; readonly given: Given };
}

export type AnyField = Field<unknown, unknown, string | null>;

/** Fields that stand together in the record, and one by one in the provider's answer. */
interface Group<Members extends Fields> {
  readonly group: Members;
}

export interface Fields {
  readonly [name: string]: AnyField | Group<Fields>;
}

type ValueOf<One> = One extends AnyField ? NonNullable<One['types']>['value'] : never;

/** The record that a table describes. */
export type RecordOf<One extends AnyField> = NonNullable<ValueOf<One>>;

/** What a provider sends for a field or a record, with every optional field really optional. */
export type Sent<One extends AnyField> = NonNullable<One['types']>['given'];

type Flat<T> = { [Key in keyof T]: T[Key] };

type MemberOf<One> = One extends Group<infer Members> ? Values<Members> : ValueOf<One>;

type Values<Table extends Fields> = Flat<
  {
    readonly [Key in keyof Table as undefined extends MemberOf<Table[Key]> ? never : Key]: MemberOf<
      Table[Key]
    >;
  } & {
    readonly [
      Key in keyof Table as undefined extends MemberOf<Table[Key]> ? Key : never
    ]?: MemberOf<Table[Key]>;
  }
>;

type NameOf<Key, One> = One extends { readonly name: infer Name extends string } ? Name : Key;

type GivenBy<One> = One extends AnyField ? Sent<One> : never;

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type Given<Table extends Fields> = Flat<
  {
    [
      Key in keyof Table as Table[Key] extends AnyField
        ? undefined extends GivenBy<Table[Key]>
          ? never
          : NameOf<Key, Table[Key]> & string
        : never
    ]: GivenBy<Table[Key]>;
  } & {
    [
      Key in keyof Table as Table[Key] extends AnyField
        ? undefined extends GivenBy<Table[Key]>
          ? NameOf<Key, Table[Key]> & string
          : never
        : never
    ]?: GivenBy<Table[Key]>;
  } & AllOf<
      {
        [Key in keyof Table]: Table[Key] extends Group<infer Members> ? Given<Members> : never;
      }[keyof Table]
    >
>;

function field<Value, Sends, Name extends string | null>(
  form: Form,
  name: Name,
  make: ((value: never) => unknown) | null = null,
): Field<Value, Sends, Name> {
  return {
    form,
    name,
    make,
    from: (other) => field(form, other, make),
    to: <Made>(next: (value: Value) => Made) =>
      field<Made, Sends, Name>(
        form,
        name,
        make === null ? next : (value: never) => next(make(value) as Value),
      ),
  };
}

const value = <Value, Sends>(kind: ValueKind) => field<Value, Sends, null>({ kind }, null);

/** Plain text that is not blank. */
export const text = value<string, string | number>('text');

/** Plain text that may be blank and keeps its line breaks. */
export const lines = value<string, string>('lines');

/** Markup, sanitized; blank if nothing of it is allowed. */
export const markup = value<string, string>('markup');

/** The key must be there; its value may be missing. */
export const figure = value<number | null, number | string | null>('figure');

/** `YYYY-MM-DD`, or an ISO instant in UTC. */
export const date = value<string, string>('date');

/** An address that is safe to link to; `null` if it is not. */
export const link = value<string | null, string | number>('link');

/** The address of a file of the asset base; `null` if it is none. */
export const asset = value<string | null, string | number>('asset');

/** Pairs of a day and a NAV; `null` for a pair without one of them. */
export const navDays = value<
  readonly ({ readonly day: string; readonly nav: number } | null)[],
  unknown[]
>('navDays');

/** A JSON number, no text. */
export const number = value<number, number>('number');

/** JSON's `true` or `false`. */
export const flag = value<boolean, boolean>('boolean');

/** One of these texts. */
export const choice = <const Values extends readonly string[]>(...values: Values) =>
  field<Values[number], Values[number], null>({ kind: 'choice', values }, null);

/** A record, or a record within one. */
export const record = <const Table extends Fields>(fields: Table) =>
  field<Values<Table>, Given<Table>, null>({ kind: 'record', fields }, null);

/** Fields that stand together in the record, and one by one in the provider's answer. */
export const group = <const Members extends Fields>(members: Members): Group<Members> => ({
  group: members,
});

type Unnamed<Value, Sends> = Field<Value, Sends>;

/** `null` if it is missing, blank or invalid: a broken extra never costs the record. */
export const optional = <Value, Sends>(of: Unnamed<Value, Sends>) =>
  field<Value | null, Sends | null | undefined, null>({ kind: 'optional', of }, null);

/**
 * A limit: there is none if it is missing or blank, but if it cannot be read the record is dropped,
 * since it may no longer hold.
 */
export const limit = <Value, Sends>(of: Unnamed<Value, Sends>) =>
  field<Value | null, Sends | null | undefined, null>({ kind: 'limit', of }, null);

/** As a limit, but absent stays absent: `null` says something else. */
export const maybe = <Value, Sends>(of: Unnamed<Value, Sends>) =>
  field<Value | null | undefined, Sends | null | undefined, null>({ kind: 'maybe', of }, null);

/** A record without this value is dropped. */
export const needed = <Value, Sends>(of: Unnamed<Value, Sends>) =>
  field<NonNullable<Value>, Sends, null>({ kind: 'needed', of }, null);

/** A list that may be missing and whose invalid items are dropped. */
export const list = <Value, Sends>(of: Unnamed<Value, Sends>) =>
  field<readonly NonNullable<Value>[], readonly Sends[] | null | undefined, null>(
    { kind: 'list', of },
    null,
  );

/** A list that must be there and be valid in every item. */
export const every = <Value, Sends>(of: Unnamed<Value, Sends>) =>
  field<readonly Value[], readonly Sends[], null>({ kind: 'every', of }, null);

/** Values by any names. */
export const mapOf = <Value, Sends>(of: Unnamed<Value, Sends>) =>
  field<Readonly<Record<string, Value>>, Record<string, Sends>, null>({ kind: 'map', of }, null);

/** The kind of a field's value, whether it is optional, a limit or a list. */
export const kindOf = ({ form }: AnyField): string => ('of' in form ? kindOf(form.of) : form.kind);

/** The fields of an answer for one session: `Dated` has what each means. */
export const session = <Row, Sends>(row: Unnamed<Row, Sends>) => ({
  date: optional(date),
  first: optional(date),
  days: list(date),
  rows: list(row),
});

/** An answer for one session. */
export const dated = <Row, Sends>(row: Unnamed<Row, Sends>) => record(session(row));

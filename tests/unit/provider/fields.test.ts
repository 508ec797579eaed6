import {
  choice,
  date,
  dated,
  every,
  figure,
  flag,
  group,
  kindOf,
  limit,
  link,
  list,
  mapOf,
  markup,
  maybe,
  needed,
  number,
  optional,
  record,
  text,
} from '@/lib/domain/fields';
import { shapeOf } from '@/lib/provider/contract/shape';
import { schemaOf } from '@/lib/provider/schema';

/** What is read of an answer; `undefined` if it is rejected. */
const read = (field: Parameters<typeof schemaOf>[0], given: unknown): unknown =>
  schemaOf(field).safeParse(given).data;

describe('a field', () => {
  test.each<[string, Parameters<typeof schemaOf>[0], unknown, unknown]>([
    ['an optional value that is invalid', optional(date), 'soon', null],
    ['an optional value that is missing', optional(text), undefined, null],
    ['optional markup of which nothing is allowed', optional(markup), '<script>x</script>', null],
    ['a limit that is missing', limit(date), undefined, null],
    ['a limit that is blank', limit(date), ' ', null],
    ['a limit that is invalid', limit(date), 'soon', undefined],
    ['null where absent says something else', maybe(number), null, null],
    ['a text where a number is due', maybe(number), '1', undefined],
    ['a list with invalid items', list(figure), [1, true, '2', null], [1, 2]],
    ['a list that is missing', list(text), undefined, []],
    ['a strict list with an invalid item', every(text), ['a', true], undefined],
    ['a strict list with a missing figure', every(figure), [1, '-'], [1, null]],
    ['values by any names', mapOf(figure), { a: '1', b: 2 }, { a: 1, b: 2 }],
    ['another text than the choices', choice('a', 'b'), 'c', undefined],
    ['an address that is not safe', link, 'javascript:alert(1)', null],
    ['a rule of a missing value', optional(flag).to((given) => given ?? false), null, false],
    ['two rules', figure.to((given) => given ?? 0).to((given) => given + 1), '-', 1],
  ])('%s', (_case, field, given, wanted) => {
    expect(read(field, given)).toEqual(wanted);
  });
});

describe('a record', () => {
  const share = record({
    symbol: text,
    close: needed(figure).from('close_price'),
    range: group({ high: optional(figure).from('high52'), low: optional(figure) }),
    breaks: maybe(text),
  }).to((given) => ({ ...given, isHigh: given.close === given.range.high }));
  const given = { symbol: 'A', close_price: '1,000', high52: 1000, other: 1 };

  test('has its own names, its groups and what its rule adds, and no unknown fields', () => {
    expect(read(share, given)).toEqual({
      symbol: 'A',
      close: 1000,
      range: { high: 1000, low: null },
      isHigh: true,
    });
    expect(read(share, given)).not.toHaveProperty('breaks');
  });

  test.each([
    ['which it needs', { ...given, close_price: '-' }, null],
    ['which is required', { close_price: 1 }, undefined],
  ])('without a value %s is dropped, before its rule', (_which, answer, wanted) => {
    expect(read(share, answer)).toBe(wanted);
  });

  test('is left out of a list, and is null where it is optional', () => {
    const without = { ...given, close_price: null };
    expect(read(list(share), [without, given, { close_price: 1 }])).toHaveLength(1);
    expect(read(record({ one: optional(share) }), { one: without })).toEqual({ one: null });
    expect(read(dated(share), { date: '2026-11-20', rows: [without] })).toEqual({
      date: '2026-11-20',
      first: null,
      days: [],
      rows: [],
    });
  });

  test('is described by the names of the answer, with its groups’ fields among its own', () => {
    expect(shapeOf(share)).toMatchObject({
      kind: 'record',
      fields: [
        { name: 'symbol', presence: 'required', shape: { kind: 'text' } },
        { name: 'close_price', presence: 'required', shape: { kind: 'figure' } },
        { name: 'high52', presence: 'optional', shape: { kind: 'figure' } },
        { name: 'low', presence: 'optional', shape: { kind: 'figure' } },
        { name: 'breaks', presence: 'limit', shape: { kind: 'text' } },
      ],
    });
  });
});

test.each([
  ['date', optional(date)],
  ['choice', limit(choice('a'))],
  ['record', list(record({}))],
])('the kind of a wrapped value is that of the value: %s', (kind, field) => {
  expect(kindOf(field)).toBe(kind);
});

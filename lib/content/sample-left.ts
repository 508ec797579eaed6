/** Finds values that are visibly a sample's, so that none of them goes live with a real firm. */

/** What a text of the sample looks like, and how it is named in a list. */
const SIGNS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  // Reserved for examples by RFC 2606.
  [/\.example(?![\w-])/i, 'a host that does not exist'],
  // No digit but zero, such as INZ000000000; an IFSC like HDFC0000123 has others.
  [/^(?=.*0{4})[^1-9]+$/, 'a number of zeros'],
  [/^0\d{1,3} 0{3,4} 0/, 'a phone number of zeros'],
  [/\bsample\b/i, 'marked as a sample'],
  [/^[^@\s]+@valid\w*sample/i, 'marked as a sample'],
];

/** What a social profile or an app's address has, which has no host of the sample's. */
const NAMED = 'the sample firm’s name';

/** Switches of the profile by which the site says that something is made up. */
const SWITCHES = ['areAccountsSample', 'isRatingSample'];

interface SampleValue {
  /** `registrations[0].number` */
  readonly place: string;
  readonly value: string;
  /** Why it is taken for the sample's. */
  readonly kind: string;
}

const placeBelow = (place: string, key: string, isList: boolean): string => {
  if (isList) return `${place}[${key}]`;
  return place ? `${place}.${key}` : key;
};

/**
 * The values of a record that are a sample's, at any depth.
 * @param record of the firm's folder: the profile, the desks, the branches …
 * @param name of the sample firm, where the firm has another: a text with it, in any case, is left over
 * @param place of the record, for values below it
 */
export function sampleLeft(
  record: unknown,
  name: string | null = null,
  place = '',
): readonly SampleValue[] {
  if (typeof record === 'string') {
    const isNamed = name !== null && record.toLowerCase().includes(name.toLowerCase());
    const kind =
      SIGNS.find(([pattern]) => pattern.test(record))?.[1] ?? (isNamed ? NAMED : undefined);
    return kind ? [{ place, value: record, kind }] : [];
  }
  if (record === true && SWITCHES.some((name) => place.split('.').at(-1) === name))
    return [{ place, value: 'true', kind: 'the site says that it is made up' }];
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) =>
    sampleLeft(value, name, placeBelow(place, key, Array.isArray(record))),
  );
}

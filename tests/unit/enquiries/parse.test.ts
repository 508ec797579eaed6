import { productCopyOf } from '@/lib/content/products';
import { cleanText } from '@/lib/enquiries/clean';
import { ENQUIRIES, ENQUIRY_KINDS, type EnquiryKind, fieldsOf } from '@/lib/enquiries/kinds';
import { readEnquiry } from '@/lib/enquiries/parse';
import fc, { anyText } from '@/tests/support/properties';

const fieldsFor = (kind: EnquiryKind) => fieldsOf(ENQUIRIES[kind]);
const read = (kind: EnquiryKind, given: Record<string, unknown>) =>
  readEnquiry(fieldsFor(kind), new Map(Object.entries(given)));

/** A valid answer for every field. */
const RIGHT: Readonly<Record<string, string>> = {
  name: 'Asha Rao',
  mobile: '98200 00000',
  email: 'asha@example.in',
  city: 'Nashik',
  pincode: '422 001',
  clientCode: 'ab 1234',
  dematNumber: 'in30012345678901',
  arn: 'ARN-12345',
  note: 'Lending 500 shares of Sample Textiles.',
  message: 'Please tell me about bonds.',
  details: 'On 2 November my order 123 was not executed.',
  remedy: 'Refund ₹500.',
  earlier: 'CB-20261121-7K3F9Q',
  consent: 'yes',
};

function rightAnswers(kind: EnquiryKind): Record<string, string> {
  return Object.fromEntries(
    fieldsFor(kind).map(({ name, type, options }) => [
      name,
      (type === 'select' ? options?.[0] : RIGHT[name]) ?? '',
    ]),
  );
}

describe.each(ENQUIRY_KINDS)('%s', (kind) => {
  test('accepts valid answers to all fields', () => {
    const { errors, values } = read(kind, rightAnswers(kind));
    expect(errors).toEqual({});
    expect(Object.keys(values)).toEqual(fieldsFor(kind).map(({ name }) => name));
  });

  test('accepts the required fields alone, and names every blank one', () => {
    const asked = fieldsFor(kind).filter(({ isOptional }) => !isOptional);
    const few = Object.fromEntries(asked.map(({ name }) => [name, rightAnswers(kind)[name]]));
    expect(read(kind, few).errors).toEqual({});
    expect(Object.keys(read(kind, {}).errors)).toEqual(asked.map(({ name }) => name));
  });

  const isAsked = fieldsFor(kind).some(({ name }) => name === 'consent');

  test('requires consent, which is not preselected; a complaint and a withdrawal need none', () => {
    expect(isAsked).toBe(kind !== 'grievance' && kind !== 'privacy');
    if (!isAsked) return;
    for (const consent of ['', 'no', 'on', undefined, false]) {
      const { errors } = read(kind, { ...rightAnswers(kind), consent });
      expect(Object.keys(errors)).toEqual(['consent']);
    }
    expect(read(kind, { ...rightAnswers(kind), consent: true }).errors).toEqual({});
  });

  test('rejects a script in every field', () => {
    const script = '<script>alert(1)</script>';
    const all = Object.fromEntries(fieldsFor(kind).map(({ name }) => [name, script]));
    const { errors, typed } = read(kind, all);
    expect(errors.name).toBeTruthy();
    expect('consent' in errors).toBe(isAsked);
    expect(typed.name).toBe(script);
  });

  test('rejects repeated fields, and shows the first value again', () => {
    for (const { name } of fieldsFor(kind)) {
      const answers = rightAnswers(kind);
      const { errors, typed } = read(kind, { ...answers, [name]: [answers[name], 'again'] });
      expect(errors[name]).toContain('given more than once');
      expect(typed[name]).toBe(answers[name]);
    }
  });

  test('rejects a value that is one character too long', () => {
    for (const { name, type, longest } of fieldsFor(kind)) {
      if (type === 'select' || type === 'checkbox') continue;
      const { errors } = read(kind, { ...rightAnswers(kind), [name]: 'a'.repeat(longest + 1) });
      expect(errors[name]).toBeTruthy();
    }
  });

  test('never throws, and stores no unknown field and no control character', () => {
    const names = fieldsFor(kind).map(({ name }) => name);
    const value = fc.oneof(anyText(), fc.anything(), fc.constantFrom(...Object.values(RIGHT)));
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(fc.constantFrom(...names, '__proto__', 'constructor'), fc.string()),
          value,
        ),
        (given) => {
          const { values, typed, errors } = read(kind, given);
          const stored = Object.entries(values);
          expect(stored.every(([name]) => names.includes(name))).toBe(true);
          expect(Object.keys(typed)).toEqual(names);
          expect(stored.every(([name]) => !(name in errors))).toBe(true);
          for (const [name, text] of stored) {
            expect(text).toBe(text.trim());
            expect(text).not.toMatch(/[\0-\x08\x0B-\x1F\x7F-\x9F\u202A-\u202E]/);
            expect(text.length).toBeLessThanOrEqual(
              fieldsFor(kind).find((field) => field.name === name)?.longest ?? 0,
            );
          }
        },
      ),
    );
  });
});

test('prefixes of two letters, field names and addresses are unique', () => {
  const specs = Object.values(ENQUIRIES);
  // Reference numbers are recognised by them.
  for (const { prefix } of specs) expect(prefix).toMatch(/^[A-Z]{2}$/);
  expect(new Set(specs.map(({ prefix }) => prefix)).size).toBe(specs.length);
  expect(new Set(specs.map(({ path }) => path)).size).toBe(specs.length);
  for (const kind of ENQUIRY_KINDS) {
    const names = fieldsFor(kind).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each([
  ['98200 00000', '9820000000'],
  ['+91 98200-00000', '9820000000'],
  ['919820000000', '9820000000'],
  ['09820000000', '9820000000'],
  ['(9)820000000', '9820000000'],
  ['9182000000', '9182000000'],
])('a mobile number typed as %s is stored as %s', (typed, stored) => {
  expect(read('call-back', { ...rightAnswers('call-back'), mobile: typed }).values.mobile).toBe(
    stored,
  );
});

test.each(['12345', '5820000000', '98200000001', 'call me', '+1 9820000000'])(
  '%s is no Indian mobile number',
  (mobile) => {
    expect(read('call-back', { ...rightAnswers('call-back'), mobile }).errors.mobile).toBeTruthy();
  },
);

test.each([
  "D'Souza",
  'K. R. Narayanan',
  'आशा राव',
  'ગૌરી શાહ',
  'Renée Müller-Lüdenscheidt',
  'அருண்',
])('%s is a name', (name) => {
  expect(read('call-back', { ...rightAnswers('call-back'), name }).errors).toEqual({});
});

test.each(['12345', 'a@b.in', 'http://x.in', 'Asha <b>', '=cmd()', '...'])('%s is none', (name) => {
  expect(read('call-back', { ...rightAnswers('call-back'), name }).errors.name).toBeTruthy();
});

test('codes are normalised', () => {
  const { values } = read('grievance', rightAnswers('grievance'));
  expect(values.clientCode).toBe('AB1234');
  expect(values.dematNumber).toBe('IN30012345678901');
});

test('a long text keeps its lines with any line ending; a name has one line', () => {
  const { values } = read('grievance', {
    ...rightAnswers('grievance'),
    name: 'Asha\r\nRao',
    details: 'First line of what happened\r\nSecond\rThird\u2028Fourth\0\u202E',
  });
  expect(values.name).toBe('Asha Rao');
  expect(values.details).toBe('First line of what happened\nSecond\nThird\nFourth');
});

test('joiners of Indian scripts and emoji are kept, lone surrogates removed', () => {
  expect(cleanText('क्\u200Dष 👍🏽')).toBe('क्\u200Dष 👍🏽');
  expect(cleanText('a\uD83Db\uDC4Dc')).toBe('abc');
});

/** Pages that send a visitor to the form of a call back, and the subject that it offers for each. */
test.each([
  ['/invest-in-insurance', 'Insurance'],
  ['/invest-in-aifs-alternative-investment-funds', 'Portfolios and alternative funds (AIFs)'],
  ['/invest-in-us-investing', 'US investing'],
  ['/invest-in-slbs-securities-lending-and-borrowing-scheme', 'Lending of shares (SLBS)'],
])('%s: a call back about it has its subject, and a line for the rest', (path, subject) => {
  expect(JSON.stringify(productCopyOf(path))).toContain(ENQUIRIES['call-back'].path);
  const fields = ENQUIRIES['call-back'].fields;
  expect(fields.find(({ name }) => name === 'subject')?.options).toContain(subject);
  expect(fields.find(({ name }) => name === 'note')).toMatchObject({ isOptional: true });
});

test.each(ENQUIRY_KINDS)(
  'each error of an empty form %s begins with the label of its field',
  (kind) => {
    const { errors } = read(kind, {});
    const named = fieldsFor(kind).filter(({ name, blank }) => errors[name] && !blank);
    expect(named.length).toBeGreaterThan(0);
    for (const { name, label } of named) expect(errors[name]?.slice(0, label.length)).toBe(label);
  },
);

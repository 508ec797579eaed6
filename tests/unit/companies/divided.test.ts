import { divisionOf, divisionSentence, relativesOf } from '@/lib/domain/company/divided';
import type { Company } from '@/lib/domain/company/records';
import { known, missing } from '@/lib/domain/figure/figure';

import { named, quarters, rowsOf } from '@/tests/fixtures/company';

const company = (name: string, symbol: string, listedOn: string): Company => ({
  ...named(`${name} Limited`, symbol),
  listedOn,
});
const PARENT = company('Kaveri', 'KAV', '1998-05-13');
const POWER = company('Kaveri Power', 'KAVPOW', '2026-06-15');
const OIL = company('Kaveri Oil & Gas', 'KAVOIL', '2026-06-15');
const OLD = company('Kaveri Seeds', 'KAVSEED', '2001-01-01');
const OTHER = company('Kaverinagar Mills', 'KAVMILL', '2026-06-15');
const LIST = [PARENT, POWER, OIL, OLD, OTHER];

const since = { day: '2026-04-30', breaks: '' };
const family = (of: Company, more: object = {}) =>
  [of, ...relativesOf(of, LIST)].map((one) => ({
    company: one,
    actions: [],
    since: one === PARENT ? since : null,
    ...(one === PARENT && more),
  }));
const symbols = (list: readonly Company[]) => list.map(({ symbol }) => symbol);

test('relatives are those whose names begin alike, word by word', () => {
  expect(symbols(relativesOf(PARENT, LIST))).toEqual(['KAVPOW', 'KAVOIL', 'KAVSEED']);
  expect(symbols(relativesOf(POWER, LIST))).toEqual(['KAV', 'KAVOIL', 'KAVSEED']);
  expect(relativesOf(OTHER, LIST)).toEqual([]);
});

test.each([PARENT, POWER, OIL])('$name is part of the division', (one) => {
  const division = divisionOf(one, family(one));
  expect(division).toMatchObject({ parent: PARENT, day: '2026-04-30', cause: '' });
  expect(symbols(division?.listedAfter ?? [])).toEqual(['KAVOIL', 'KAVPOW']);
});

test.each([
  ['a company listed long before', OLD, {}],
  ['a step with another cause', PARENT, { since: { day: '2026-04-30', breaks: 'rights issue' } }],
  ['a first price', PARENT, { since: { day: '2026-04-30', breaks: null } }],
  ['a step long before the listing', PARENT, { since: { day: '2025-04-30', breaks: '' } }],
  ['no step', PARENT, { since: null }],
])('no division: %s', (_name, one, more) => {
  expect(divisionOf(one, family(one, more))).toBeNull();
});

test('a demerger among the actions is named', () => {
  const actions = [{ exDate: '2026-04-30', purpose: 'Demerger', factor: 1 }];
  expect(divisionOf(PARENT, family(PARENT, { actions, since: null }))?.cause).toBe('demerger');
});

const textOf = (told: Parameters<typeof divisionSentence>[0], cause = 'demerger') => {
  const division = divisionOf(
    told.company,
    family(told.company, { since: { ...since, breaks: cause } }),
  );
  if (!division) throw new Error('no division');
  return divisionSentence(told, division);
};
const pe = missing('unknown');
const FOUR = rowsOf(quarters([1, 2, 3, 4]));

test('the parent names its parts, with links', () => {
  const parts = textOf({ company: PARENT, pe: known(6, '2026-08-14'), quarters: FOUR });
  expect(parts.map(({ text }) => text).join('')).toBe(
    'Kaveri trades without the parts that left it since 30 Apr 2026 (demerger). Listed after that, on 15 Jun 2026: Kaveri Oil & Gas and Kaveri Power. Its P/E of 14 Aug 2026 counts quarters before that day, which are those of the undivided company.',
  );
  expect(parts.flatMap((part) => part.company?.symbol ?? [])).toEqual(['KAVOIL', 'KAVPOW']);
});

test('a part names the parent and the other parts, and says why it has no P/E', () => {
  const parts = textOf({ company: POWER, pe, quarters: [] }, '');
  expect(parts.map(({ text }) => text).join('')).toBe(
    'The price of Kaveri stepped on 30 Apr 2026, as when a part leaves a company; no source here states why. Listed after that, on 15 Jun 2026: this company, and Kaveri Oil & Gas. No P/E is given: there are not yet four quarters of this company on record here.',
  );
  expect(parts.flatMap((part) => part.company?.symbol ?? [])).toEqual(['KAV', 'KAVOIL']);
});

test.each([
  [
    'broken',
    missing('broken'),
    '. No P/E is given: the quarters before that day are those of the undivided company.',
  ],
  ['a loss', missing('meaningless'), '.'],
  ['a P/E of a year later', known(6, '2027-08-14'), '.'],
])('what is said of the P/E: %s', (_name, ratio, end) => {
  const parts = textOf({ company: PARENT, pe: ratio, quarters: FOUR });
  expect(parts.at(-1)?.text).toBe(end);
});

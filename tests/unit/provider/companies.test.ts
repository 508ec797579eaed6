import { readFileSync } from 'node:fs';

import { directoryOf, findBySlug } from '@/lib/domain/company/directory';
import { FIGURES, NO_FIGURES } from '@/lib/domain/company/figures';
import { CALLS } from '@/lib/provider/calls';
import fc from '@/tests/support/properties';

const companies = (...records: object[]) => CALLS.companies.read(records).data;

const slugs = (...records: object[]) => companies(...records).map((company) => company.slug);

describe('the slug rule', () => {
  test.each([
    ['Reliance Industries Limited', 'reliance-industries-limited'],
    ['Mahindra & Mahindra Limited', 'mahindra-and-mahindra-limited'],
    ["Dr. Reddy's Laboratories Limited", 'dr-reddys-laboratories-limited'],
    ['Sundaram  Finance   Holdings Limited', 'sundaram-finance-holdings-limited'],
    ['Bank (India) Ltd', 'bank-india-ltd'],
    ['日本', '日本'],
  ])('%s', (name, slug) => {
    expect(slugs({ companyname: name })).toEqual([slug]);
  });

  test("the record's own slug comes first", () => {
    expect(slugs({ companyname: 'A B', slug: 'own' })).toEqual(['own']);
  });

  test('the ordinary share gets a shared slug, in any order', () => {
    expect(
      slugs(
        { companyname: 'Jain Limited', nsesymbol: 'JISLDVREQS', series: 'BE' },
        { companyname: 'Jain Limited', nsesymbol: 'JISLJALEQS', series: 'EQ' },
      ),
    ).toEqual(['jain-limited-jisldvreqs', 'jain-limited']);
  });

  test('the first one gets it where none or both are EQ', () => {
    expect(
      slugs(
        { companyname: 'Jain Limited', nsesymbol: 'JA', series: 'EQ' },
        { companyname: 'Jain Limited', nsesymbol: 'JB', series: 'EQ' },
        { companyname: 'Jain Limited', nsesymbol: 'JC' },
      ),
    ).toEqual(['jain-limited', 'jain-limited-jb', 'jain-limited-jc']);
  });

  test('slugs are unique for any names', () => {
    const text = fc.constantFrom('A', 'a', 'A-b', 'A B', 'b');
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ companyname: text, nsesymbol: fc.option(text), slug: fc.option(text) }),
        ),
        (records) => {
          const made = slugs(...records);
          expect(new Set(made).size).toBe(made.length);
        },
      ),
    );
  });
});

test('the code for other calls is its own, else the symbol, else the slug', () => {
  const codes = companies(
    { companyname: 'A', code: 'X1', nsesymbol: 'AA' },
    { companyname: 'B', nsesymbol: 'BB' },
    { companyname: 'C' },
  ).map((company) => company.code);
  expect(codes).toEqual(['X1', 'BB', 'c']);
});

describe('finding a company by an address', () => {
  const list = companies(
    { companyname: 'Mahindra & Mahindra Limited', nsesymbol: 'M&M' },
    { companyname: "Dr. Reddy's Laboratories Limited", nsesymbol: 'DRREDDY' },
    { companyname: 'Renamed Limited', slug: 'renamed-ltd-2026' },
    { companyname: 'A.B. Limited' },
    { companyname: 'AB Limited' },
  );

  test.each([
    ['mahindra-and-mahindra-limited', 'found'],
    ['mahindra-&-mahindra-limited', 'moved'],
    ['Mahindra-&-Mahindra-Limited', 'moved'],
    ['mahindra & mahindra limited', 'moved'],
    ['mahindra-and-mahindra-ltd', 'moved'],
    ['dr-reddys-laboratories-limited', 'found'],
    ["dr.-reddy's-laboratories-limited", 'moved'],
    ['renamed-limited', 'moved'],
    ['renamed-ltd-2026', 'found'],
    ['ab-limited', 'found'],
    ['a-b-limited', 'found'],
    ['a.b.-limited', 'moved'],
    ['a-c-limited', 'unknown'],
    ['nobody', 'unknown'],
    ['', 'unknown'],
  ])('%s is %s', (slug, kind) => {
    expect(findBySlug(list, slug).kind).toBe(kind);
  });

  const known = companies(
    {
      companyname: 'New Name Limited',
      nsesymbol: 'NEWNAME',
      isin: 'INE002A01018',
      bsecode: '500325',
      formernames: ['OLDNAME', 'Old Name Ltd', 'SHARED', 'TAKEN'],
    },
    { companyname: 'Second Limited', nsesymbol: 'TAKEN', formernames: ['SHARED'] },
  );

  test.each([
    ['NEWNAME', 'New Name Limited'],
    ['oldname', 'New Name Limited'],
    ['old-name-limited', 'New Name Limited'],
    ['INE002A01018', 'New Name Limited'],
    ['500325', 'New Name Limited'],
    ['taken', 'Second Limited'],
    ['shared', null],
  ])('%s has moved to the page of %s', (slug, name) => {
    const found = findBySlug(known, slug);
    expect([found.kind, 'company' in found ? found.company.name : null]).toEqual([
      name === null ? 'unknown' : 'moved',
      name,
    ]);
  });

  test('the directory is created once per list', () => {
    expect(directoryOf(list)).toBe(directoryOf(list));
  });
});

describe('the key figures', () => {
  const figuresOf = (given: object) =>
    CALLS.companyResults.read({
      company: { companyname: 'A', MCAP: '-', PE: 1, DIVYIELD: 2, ...given },
    }).data.figures;
  const least = { ...NO_FIGURES, name: 'A', pe: 1, dividendYield: 2 };

  test('a missing or unreadable one is null and costs no other', () => {
    expect(figuresOf({})).toEqual(least);
    expect(figuresOf({ perchg: {}, peDate: 'soon', about: ' ', faceValue: '1,000' })).toEqual({
      ...least,
      faceValue: 1000,
    });
  });

  test('have the names of the record', () => {
    expect(figuresOf({ MCAP: 3, perchg: '4%', turnover: 5, indices: ['Nifty 50', ' '] })).toEqual({
      ...least,
      marketCapCrore: 3,
      changePercent: 4,
      turnoverCrore: 5,
      indices: ['Nifty 50'],
    });
  });

  test('are each in the document of the calls', () => {
    const document = readFileSync('docs/provider-calls.md', 'utf8');
    const section = /### key figures[^]*?\n### /.exec(document)?.[0] ?? '';
    expect(FIGURES.filter(({ from }) => !new RegExp(`\\b${from}\\b`).test(section))).toEqual([]);
  });
});

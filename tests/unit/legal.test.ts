import { readFileSync } from 'node:fs';

import { firm } from '@/lib/content/firm';
import { accessibility } from '@/lib/content/legal/accessibility';
import { charters } from '@/lib/content/legal/charter';
import { disclaimers } from '@/lib/content/legal/disclaimers';
import { disclosures } from '@/lib/content/legal/disclosures';
import { escalationMatrix } from '@/lib/content/legal/escalation';
import { privacy } from '@/lib/content/legal/privacy';
import { redressPath } from '@/lib/content/legal/redress';
import { authorisedPersons, keyPersonnel } from '@/lib/content/legal/registration';
import type { Block, TextDocument } from '@/lib/content/legal/types';
import {
  derivativesDisclosure,
  insuranceNotice,
  mostImportantTerms,
  mutualFundWarning,
  researchWarning,
  standardWarning,
} from '@/lib/content/prescribed';
import { pageOf } from '@/lib/pages';
import { documents } from '@/lib/pages/addresses/paths';
import { findPersons, personsTable, personsPage } from '@/lib/domain/support/authorised-persons';
import { tableResponse } from '@/lib/tools/table-file';

const texts: readonly (readonly [string, TextDocument])[] = [
  ['privacy', privacy],
  ['disclaimers', disclaimers],
  ['disclosures', disclosures],
  ['accessibility', accessibility],
];

/** Texts of the authorities in a document. */
const PRESCRIBED: ReadonlySet<string> = new Set(mostImportantTerms.terms);

const FORBIDDEN = /\b(best|leading|top|assured|guaranteed|no\. ?1|number one|lorem)\b/i;

function wordsOf(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
      return [...block.items];
    case 'terms':
      return block.rows.flatMap(({ term, text }) => [term, text]);
    case 'table':
      return [...block.header, ...block.rows.flat()];
  }
}

const allOf = ({ heading, lead, sections }: TextDocument): string =>
  [heading, lead, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(wordsOf)])]
    .filter((words) => !PRESCRIBED.has(words))
    .join('\n');

describe.each(texts)('%s', (_name, document) => {
  const words = allOf(document);

  test('has a date, unique anchors and no advertising claim', () => {
    expect(document.updated).toMatch(/^2026-1[01]-\d\d$/);
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z][a-z0-9-]*$/.test(id))).toBe(true);
    expect(words).not.toMatch(FORBIDDEN);
  });

  test('links to existing pages, or to https, mailto and tel addresses', () => {
    for (const [, address = ''] of words.matchAll(/\]\(([^)]+)\)/g)) {
      const page = address.split('#')[0] ?? '';
      const known = page.startsWith('/')
        ? pageOf(page) !== null || page === documents.passwordPolicy
        : /^(https:|mailto:|tel:\+91)/.test(address);
      expect([address, known]).toEqual([address, true]);
    }
  });
});

test('prescribed lines are printed verbatim', () => {
  const risks = allOf(disclosures);
  [
    derivativesDisclosure.heading,
    ...derivativesDisclosure.lines,
    derivativesDisclosure.study,
  ].forEach((line) => expect(risks).toContain(line));
  expect(risks).toContain(standardWarning.text);
  expect(risks).toContain(researchWarning.text);
  expect(allOf(disclaimers)).toContain(mutualFundWarning.text);
  expect(allOf(disclaimers)).toContain(insuranceNotice.text);
  const mitc = disclosures.sections.find(({ id }) => id === 'mitc')?.blocks.flatMap(wordsOf);
  expect(mitc).toEqual([
    mostImportantTerms.source,
    mostImportantTerms.kind,
    ...mostImportantTerms.terms,
  ]);
  expect(mostImportantTerms.terms).toHaveLength(10);
  expect(risks).toMatch(/trades on its own account as well as for clients/);
  expect(texts.map(([, document]) => allOf(document)).join()).not.toMatch(/Regulations, 1992/);
});

test('each charter has every part, and answers a grievance in 21 days', () => {
  expect(charters.map(({ id }) => id)).toEqual([
    'stock-broker',
    'depository-participant',
    'research-analyst',
    'investment-adviser',
  ]);
  for (const { parts, own = [], source } of charters) {
    const all = [...parts, ...own];
    expect(source).toMatch(/^SEBI’s .* 20(24|25)\.$/);
    // Where we read it is for docs/compliance-list.md.
    expect(source).not.toMatch(/copies|websites|compare/i);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const titles = all.map(({ title }) => title).join('\n');
    for (const part of [/vision/i, /mission/i, /services/i, /rights of investors/i, /grievance/i]) {
      expect([part, titles]).toEqual([part, expect.stringMatching(part)]);
    }
    expect(titles).toMatch(/do.?s\b/i);
    expect(titles).toMatch(/default|termination/i);
    const blocks = all.flatMap((part) => part.blocks);
    expect(blocks.some(({ kind }) => kind === 'table')).toBe(true);
    expect(blocks.flatMap(wordsOf).join('\n')).toMatch(/21 (calendar )?days/);
  }
});

test('the escalation matrix has the prescribed rows, the complaint path four steps', () => {
  expect(escalationMatrix.map(({ detailsOf }) => detailsOf)).toEqual([
    'Customer care',
    'Head of customer care',
    'Compliance officer',
    'CEO',
  ]);
  expect(new Set(escalationMatrix.map(({ phone }) => phone)).size).toBe(4);
  expect(redressPath).toHaveLength(4);
  expect(redressPath[0]?.time).toContain('21 calendar days');
});

test('key persons and authorised persons are complete and visibly samples', () => {
  expect(keyPersonnel.some(({ name }) => name === firm.complianceOfficer.name)).toBe(true);
  expect(authorisedPersons.length).toBeGreaterThan(40);
  const numbers = authorisedPersons.map(({ registration }) => registration);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(authorisedPersons.every(({ name }) => name.startsWith('Sample '))).toBe(true);
  expect(new Set(authorisedPersons.map(({ phone }) => phone)).size).toBe(numbers.length);
  // A firm without history has none of long standing.
  expect(authorisedPersons.filter(({ since }) => since !== null)).toEqual([]);
});

describe('authorised persons', () => {
  test('are found by every word, in pages', () => {
    expect(findPersons(authorisedPersons, 'pune nse').every(({ city }) => city === 'Pune')).toBe(
      true,
    );
    const first = personsPage(authorisedPersons, {});
    expect(first).toMatchObject({ page: 1, from: 0, found: authorisedPersons.length });
    const last = personsPage(authorisedPersons, { page: '999' });
    expect(last.page).toBe(last.pages);
    expect(personsPage(authorisedPersons, { q: ['nobody at all'] }).persons).toEqual([]);
    expect(personsPage(authorisedPersons, { page: '-1' }).page).toBe(1);
  });

  test('are exported as CSV without formulas', async () => {
    const [person] = authorisedPersons;
    if (!person) throw new Error('no person');
    const given = { ...person, name: '=HYPERLINK("x"), Co', city: 'A "B"' };
    const facts = { name: 'persons', source: 'The sample', asOf: null };
    const csv = await tableResponse('csv', { ...personsTable([given]), ...facts }).text();
    expect(csv.startsWith('Name,')).toBe(true);
    expect(csv).toContain('"\'=HYPERLINK(""x""), Co"');
    expect(csv).toContain('"A ""B"""');
    expect(csv).toContain(`,"${person.address}","A ""B""",${person.state},${person.phone},`);
    expect(personsTable(authorisedPersons).rows).toHaveLength(authorisedPersons.length);
  });
});

test('the password policy is a tagged, titled PDF in Indian English', () => {
  const raw = readFileSync(`public${documents.passwordPolicy}`, 'latin1');
  const wanted = [
    '%PDF-1.7',
    '/StructTreeRoot',
    '/Marked true',
    '/Lang (en-IN)',
    '/DisplayDocTitle true',
    '(Password policy for client logins)',
    ...['H1', 'H2', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD'].map((tag) => `/S /${tag}\n`),
  ];
  expect(wanted.filter((one) => !raw.includes(one))).toEqual([]);
});

test('every policy that is given on request is a task on the compliance list', () => {
  const list = readFileSync('docs/compliance-list.md', 'utf8');
  const policies = disclosures.sections.flatMap(({ id, blocks }) =>
    id === 'policies'
      ? blocks.flatMap((block) =>
          block.kind === 'table' ? block.rows.map(([name]) => String(name)) : [],
        )
      : [],
  );
  const onRequest = policies.filter((name) => !name.startsWith('['));
  expect(onRequest).toHaveLength(11);
  expect(onRequest.filter((name) => !list.includes(`| ${name} `))).toEqual([]);
});

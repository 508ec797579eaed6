import { privacy } from '@/lib/content/legal/privacy';
import { PURPOSE_IDS, type PurposeId, purposeOf, restsOnConsent } from '@/lib/content/purposes';
import { consentTo, wordsHash } from '@/lib/enquiries/consent';
import { ENQUIRIES, ENQUIRY_KINDS } from '@/lib/enquiries/kinds';
import { privacyNotice } from '@/lib/enquiries/privacy-notice';

/**
 * The hash of the words of each version, the first version first. A changed word is a new version:
 * its hash is added, and no former one is changed, since stored consents name it.
 */
const VERSIONS: Readonly<Partial<Record<PurposeId, readonly string[]>>> = {
  'call-back': ['4c4660d2d48058539319c2f7d4e7655881e15c9ba09cd938d4a7b87cab038c5c'],
  grievance: ['1cc85c9ed785475ea69e83ef19228a416a0ad7a7339ec978e7b6e470e9da68e4'],
  contact: ['a379f03f6976f1fbde3979a17a72204e950841096bf9d260e52a498eec1ceed5'],
  privacy: ['177962038b71e7a7a3e4e318957f5c330333cbe2caeff60063f165216db360cf'],
  franchisee: ['86708f3da6aae190920db0cbf6877a203a09be4d9e69cd5ed2b648e742a533b5'],
  distributor: ['b0299cbe9c289f04e140059081136af3967de0aa84a99554b0a6cad8afb43515'],
  account: ['11f2f31b62cb27b41cd13822981a518dc8f7adef6b0aa673636d2775c96cd4e5'],
  'do-it-yourself': ['682ff0945c560846cc56f4fd432f25926d5e9f9500d1e2fd4edbd1e624783f35'],
};

const DAYS = { retentionDays: 365, undeliveredDays: 365 };

const hashesOf = (id: PurposeId): readonly string[] => VERSIONS[id] ?? [];

/** What to do where the words of a purpose have no hash in the table. */
const mend = (id: PurposeId): string =>
  `raise its version in lib/content/purposes.ts unless the purpose is new, and add '${wordsHash(id)}' to its line of VERSIONS`;

test.each(PURPOSE_IDS)('%s: the words are those of its version', (id) => {
  const hashes = hashesOf(id);
  expect(hashes.at(-1) === wordsHash(id) ? '' : mend(id)).toBe('');
  expect(purposeOf(id).version).toBe(hashes.length);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('each form has a purpose of its own, and each purpose a form', () => {
  expect(ENQUIRY_KINDS.map((kind) => ENQUIRIES[kind].purpose).sort()).toEqual(
    [...PURPOSE_IDS].sort(),
  );
});

test.each(ENQUIRY_KINDS)('%s: the purpose names the fields, in their order', (kind) => {
  const { fields, purpose } = ENQUIRIES[kind];
  const labels = fields.map(({ label }) => label.toLowerCase());
  expect(purposeOf(purpose).what.map((one) => one.toLowerCase())).toEqual(labels);
});

test.each(PURPOSE_IDS)('%s: consent is recorded with version, hash and notice', (id) => {
  const notice = privacyNotice(id, DAYS);
  const { version, consent } = purposeOf(id);
  expect(consentTo(id, notice)).toEqual({
    words: consent ?? 'Not asked: a law requires the use.',
    notice,
    purpose: id,
    version,
    hash: hashesOf(id).at(-1),
  });
});

test('only complaints and requests about data rest on a law', () => {
  expect(PURPOSE_IDS.filter((id) => !restsOnConsent(id))).toEqual(['grievance', 'privacy']);
});

test.each(PURPOSE_IDS)('%s: the privacy notice of the site has a row of its words', (id) => {
  const { occasion, why, retention } = purposeOf(id);
  const tables = privacy.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const row = tables.find(([first]) => first === occasion);
  expect(row?.slice(2)).toEqual([`To ${why}`, retention]);
});

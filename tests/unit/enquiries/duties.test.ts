import { firm } from '@/lib/content/firm';
import { privacy } from '@/lib/content/legal/privacy';
import { PURPOSE_IDS, purposeOf, restsOnConsent } from '@/lib/content/purposes';
import { CHOICES_PATH, CONSENT } from '@/lib/enquiries/form-names';
import { isFormPage } from '@/lib/enquiries/form-pages';
import { ENQUIRIES, ENQUIRY_KINDS, type EnquiryKind, fieldsOf } from '@/lib/enquiries/kinds';
import { readEnquiry } from '@/lib/enquiries/parse';
import { privacyNotice } from '@/lib/enquiries/privacy-notice';
import { WITHDRAWAL_FIELDS } from '@/lib/enquiries/withdrawal-form';
import { pageOf } from '@/lib/pages';
import { infoLinks } from '@/lib/pages/menus/main-menu';
import { env } from '@/lib/tools/env';

/**
 * The duties of the Digital Personal Data Protection Act, 2023 and its Rules, 2025, which bind from
 * 13 May 2027. A compliance officer confirms wording and dates; this is what the site does.
 */
type Duty<Subject extends unknown[]> = readonly [
  rule: string,
  duty: string,
  isDone: (...subject: Subject) => boolean,
];

const noticeOf = (kind: EnquiryKind) => privacyNotice(ENQUIRIES[kind].purpose, env().enquiries);
const boxesOf = (kind: EnquiryKind) =>
  fieldsOf(ENQUIRIES[kind]).filter(({ type }) => type === 'checkbox');
const consents = (kind: EnquiryKind) => restsOnConsent(ENQUIRIES[kind].purpose);

const OF_EACH_FORM: readonly Duty<[EnquiryKind]>[] = [
  [
    'rule 3(a)',
    'the notice can be understood by itself',
    (kind) => !/see above|as stated|privacy policy/i.test(noticeOf(kind)),
  ],
  [
    'rule 3(b)(i)',
    'it lists the data one by one',
    (kind) =>
      ENQUIRIES[kind].fields.every(({ label }) =>
        noticeOf(kind).toLowerCase().includes(label.toLowerCase()),
      ),
  ],
  [
    'rule 3(b)(ii)',
    'it states the purpose, and that there is no other',
    (kind) =>
      noticeOf(kind).includes(`to ${purposeOf(ENQUIRIES[kind].purpose).why}, and for nothing else`),
  ],
  [
    'rule 3(c)',
    'it says how to withdraw consent, where consent is asked for',
    (kind) => /withdraw consent at any time/.test(noticeOf(kind)) === consents(kind),
  ],
  [
    'rule 3(c)',
    'it says how to complain to the Board',
    (kind) => noticeOf(kind).includes('Data Protection Board of India'),
  ],
  [
    'rule 9',
    'it names who answers questions about the data',
    (kind) =>
      [firm.dataProtection.name, firm.privacyEmail].every((one) => noticeOf(kind).includes(one)),
  ],
  [
    'section 6(1)',
    'one purpose has one box, and the sentence next to it is that of the purpose',
    (kind) =>
      consents(kind)
        ? boxesOf(kind).length === 1 &&
          boxesOf(kind)[0]?.label === purposeOf(ENQUIRIES[kind].purpose).consent
        : boxesOf(kind).length === 0,
  ],
  [
    'section 6(1)',
    'nothing passes for consent but a box that a person ticks',
    (kind) =>
      !consents(kind) || CONSENT in readEnquiry(fieldsOf(ENQUIRIES[kind]), new Map()).errors,
  ],
  [
    'section 6(4)',
    'withdrawing asks for no more than giving did',
    (kind) =>
      WITHDRAWAL_FIELDS.length <=
      ENQUIRIES[kind].fields.filter(({ isOptional }) => !isOptional).length,
  ],
  [
    'section 7',
    'what rests on a law says on which',
    (kind) => consents(kind) || purposeOf(ENQUIRIES[kind].purpose).file !== undefined,
  ],
];

const sectionOf = (id: string): string =>
  JSON.stringify(privacy.sections.find((section) => section.id === id)?.blocks ?? '');
const choicesOf = (kind: EnquiryKind) =>
  ENQUIRIES[kind].fields.find(({ name }) => name === 'request')?.options ?? [];

const OF_THE_SITE: readonly Duty<[]>[] = [
  [
    'section 6(4)',
    'the page of withdrawal takes the form without JavaScript, and every footer links to it',
    () => isFormPage(CHOICES_PATH) && infoLinks.some(({ link }) => link === CHOICES_PATH),
  ],
  [
    'section 6(4)',
    'the privacy notice links to it',
    () => sectionOf('consent').includes(CHOICES_PATH),
  ],
  [
    'section 6(7)',
    'consent may be withdrawn through a consent manager',
    () => sectionOf('consent').includes('consent manager'),
  ],
  [
    'rule 6',
    'it says that access is recorded and logs hold no personal data',
    () => /recorded.*left out of our logs/.test(sectionOf('security')),
  ],
  [
    'rule 7',
    'it promises persons and the Board a report of a breach without delay',
    () => sectionOf('security').includes('we tell you and the Board without delay'),
  ],
  [
    'rule 8(3)',
    'by default what was sent is stored for a year, and erased after it',
    () => env().enquiries.retentionDays === 365 && env().enquiries.undeliveredDays === 365,
  ],
  [
    'rule 8(3)',
    'the table of purposes says how long each is stored',
    () => PURPOSE_IDS.every((id) => purposeOf(id).retention.includes('ne year')),
  ],
  ['rule 9', 'it names a person', () => sectionOf('who').includes(firm.dataProtection.name)],
  [
    'rule 10',
    'it says that no data of children are taken without a guardian’s consent',
    () => sectionOf('children').includes('guardian’s consent'),
  ],
  [
    'rule 14',
    'a form takes each right: to see, correct, erase, withdraw and name a person',
    () =>
      ['Show', 'Correct', 'Erase', 'Withdraw', 'Name a person'].every((right) =>
        choicesOf('privacy').some((choice) => choice.startsWith(right)),
      ),
  ],
  [
    'rule 14',
    'a complaint is answered within 90 days',
    () => {
      const [, days] = /answer within (\d+) calendar days/.exec(sectionOf('rights')) ?? [];
      return Number(days) <= 90;
    },
  ],
  [
    'section 5(3)',
    'the notice is there in any of 22 languages on request',
    () => sectionOf('who').includes('any of the 22 languages'),
  ],
  [
    'section 5',
    'the page of choices is in the sitemap',
    () => !('indexed' in pageOf(CHOICES_PATH)),
  ],
];

describe.each(ENQUIRY_KINDS)('%s', (kind) => {
  test.each(OF_EACH_FORM)('%s: %s', (_rule, _duty, isDone) => {
    expect(isDone(kind)).toBe(true);
  });
});

test.each(OF_THE_SITE)('%s: %s', (_rule, _duty, isDone) => {
  expect(isDone()).toBe(true);
});

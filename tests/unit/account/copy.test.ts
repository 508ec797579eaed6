import { readFileSync } from 'node:fs';

import { firm } from '@/lib/content/firm';
import { depositoryCharter } from '@/lib/content/legal/charter/depository';
import { brokerCharter } from '@/lib/content/legal/charter/broker';
import {
  ACCOUNT_ASKED,
  ACCOUNT_HOLDERS,
  accountFaqs,
  accountHead,
  closing,
  firstYearTotal,
  firstYearWords,
  openingDays,
  openingMinutes,
  openingSteps,
} from '@/lib/content/open-account';
import { hero } from '@/lib/content/home';
import { ACCOUNT_QUESTIONS, choicesOf } from '@/lib/domain/account/way';

const readSample = (file: string): string => readFileSync(`sample/${file}`, 'utf8');
const plain = (markup: string): string => markup.replace(/<[^>]+>/g, ' ');

test('the days and minutes are those of the home page and of the sample’s answers', () => {
  expect([openingMinutes, openingDays]).toEqual(['About 15 minutes online', '1 to 3 working days']);
  expect(firm.accountOpening).toEqual({ minutes: 15, workingDays: [1, 3] });
  const takes = hero.particulars.find(({ title }) => title === 'Takes')?.text;
  expect(takes).toBe(`${openingMinutes}, then ${openingDays} of checks.`);
  expect(plain(readSample('faqs.json'))).toContain('Plan for one to three working days');
});

test('what the charters promise is what they say', () => {
  const charters = JSON.stringify([brokerCharter, depositoryCharter]);
  expect(charters).toContain('["Client Onboarding","Immediate, but not later than one week"]');
  expect(charters).toContain('["Closure of demat account","30 days"]');
  expect(charters).toContain('7 days from the date of upload of Unique Client Code');
  expect(openingSteps.map((row) => row[2]).join()).toContain('At most a week on paper');
  expect(closing.heading).toBe('Closing it costs nothing and takes at most 30 days');
});

test('every form is in the form centre', () => {
  const forms = (JSON.parse(readSample('forms.json')) as { name: string }[]).map(
    ({ name }) => name,
  );
  for (const { forms: named } of Object.values(ACCOUNT_HOLDERS)) {
    expect(forms).toEqual(expect.arrayContaining([...named]));
  }
});

test('every question has the words of each of its answers', () => {
  for (const question of ACCOUNT_QUESTIONS) {
    expect(Object.keys(ACCOUNT_ASKED[question].choices)).toEqual(choicesOf(question));
  }
});

test('a paper with a condition says it, and only such a paper', () => {
  const papers = Object.values(ACCOUNT_HOLDERS).flatMap((one) => one.papers);
  for (const { only, when } of papers) expect(only === undefined).toBe(when === undefined);
  expect(papers.some(({ only }) => only)).toBe(true);
});

test('costs are those of the tariff and of the first year', () => {
  expect(accountHead.heading).toBe(
    'Opening a demat and trading account costs nothing and takes 1 to 3 working days',
  );
  expect(accountHead.costs).toBe('Nothing to open, ₹354.00 a year to keep, nothing to close.');
  expect(firstYearTotal).toEqual(['In the first year', '605.28', '5,603.28', '13,347.60']);
  expect(firstYearWords.heading).toBe('The first year costs a monthly investor ₹605.28');
  expect(accountFaqs[0]?.answer).toContain('₹15.34 with GST');
});

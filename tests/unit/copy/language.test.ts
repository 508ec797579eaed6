import { derivativesDisclosure } from '@/lib/content/prescribed';

import { codeCopy, type Copy, documentCopy, sampleCopy } from '../../support/copy/collect';

/** Messages that the firm's operators read, and no visitor. */
const OPERATORS = /^lib\/(provider\/embedded\/exchange|enquiries\/cli|tools\/(env|log))/;

const copy = [...codeCopy(), ...sampleCopy()].filter(({ file }) => !OPERATORS.test(file));

/** SEBI's own line in documents; its language is not ours to change. */
const PRESCRIBED = new RegExp(
  derivativesDisclosure.study
    .replaceAll(/[^a-z0-9]+/gi, '[^a-z0-9]+')
    .replace(/\[\^a-z0-9\]\+$/, ''),
  'gi',
);

const documents = documentCopy().map(({ file, text }) => ({
  file,
  text: text.replaceAll(PRESCRIBED, ''),
}));

/** Words that Indian readers do not use, or use in another sense, with what to write instead. */
const UNUSED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\b(ring|rings|rang) (us|you|me|the (\w+ )?(number|desk|office|branch)|customer|our)\b/i,
    'call',
  ],
  [/\b(or|and|to) ring …/i, 'call'],
  [/\b(may|can|shall|to|we|desk|person) rings?\b/i, 'call'],
  [/\bdear(er|est)?\b/i, 'expensive'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bcome by\b/i, 'visit'],
  [/(?<!\b(at|as it) )\b(stands?|stood)\b(?!-| alone)/i, 'is'],
  [/\b(lies|lay) (in|with|at|under|below|beyond|between)\b/i, 'is'],
  [/\bbeside\b/i, 'next to'],
  [/\bthrown out\b/i, 'rejected'],
  [/\b(its|their|a) clocks?\b(?! of)/i, 'time limit'],
  [/\bin different trades\b/i, 'in different industries'],
  [/\ba good half\b/i, 'about half'],
  [/\btelephones?\b/i, 'phone'],
  [/\b(whilst|amongst|hitherto|heretofore|herein|betwixt)\b/i, 'a plain word'],
  [/\b(fortnight|tarry|twain|forthwith|nigh)\b/i, 'a plain word'],
  [/^Asked (about|before|most)\b/, 'Questions about'],
  [/\b(two|three|seven) doors\b/i, 'ways'],
  [/\bnerves\b|\btemper\b/i, 'tolerance for losses'],
  [/\b(rose|fell|rises?|falls?|moved) furthest\b/i, 'the most'],
  [/\bthe close before\b/i, 'the previous close'],
  [/\bchanged hands most\b|\bmoney went through\b/i, 'was traded'],
  [/\breckon(s|ed|ing)?\b/i, 'count'],
  [/\b(says?|tells?) nothing certain\b/i, 'does not tell'],
  [/\b(come|comes|came) home\b/i, 'come back'],
  [/\bon the shelf\b|\bin your pocket\b|\bcoin toss\b/i, 'what it is'],
  [/\border (sleeps|lives)\b|\bshares live\b/i, 'waits, is valid'],
  [/\b(markets?|contracts?|currencies) (also )?rests?\b/i, 'is closed'],
  [/\bis no number\b|\bbounds nothing\b/i, 'is not a number'],
  [/\bround the clock\b/i, '24 hours'],
  [/\b(no page|page) is kept\b|\bkept pages?\b/i, 'saved'],
  [/\bmakes one value of another\b/i, 'leads from one value to another'],
  [/\ban own\b/i, 'their own'],
  [/\bso it is for\b/i, 'the same happens for'],
  [/\bwhat (it is|they are) for\b/i, 'purpose'],
  [/\bfor whom it is\b/i, 'who it suits'],
  [/\b(is|are) no (advice|investment|judge?ment|promise|use)\b/i, 'is not advice'],
  [/\bconsent back\b|\bby a line to\b/i, 'withdraw consent, write to'],
  [/\b(figures|prices) of the past\b/i, 'past figures'],
  [/\bwhat bec(omes?|ame) of\b/i, 'the outcome'],
  [/\bnothing (but|of (it|this))\b/i, 'only, none of it'],
  [/\bby the beginnings of words\b/i, 'by the start of each word'],
  [/\b(fails|comes back|came back) with its reason\b|\breason in words\b/i, 'you see the reason'],
  [/\bhas no floor\b/i, 'the loss has no limit'],
  [/\bname no (share|price|security)\b/i, 'do not recommend'],
  [/\b(go|goes) on (earning|being)\b/i, 'keeps earning'],
  [/\bbears? no (GST|interest|tax)\b/i, 'there is no GST on'],
  [/\bwhat (has come|comes) together\b/i, 'the year’s interest'],
  [/\bonly the sale pays\b/i, 'is charged on the sale only'],
  [/\bpaired each\b|\beach by itself\b/i, 'one by one'],
  [/\ba lump of\b/i, 'a lump sum'],
  [/\bis a machine\b|\bEnglish page counts\b/i, 'the English page applies'],
  [/\bneed not look (it|them) up\b|\bIt says which\b/i, 'state the thing'],
  [/\bno film\b|\bthis summary only\b|\bnot on this site\b|\bnot read the final\b/i, 'say less'],
  [/\bthe former (list|site)\b|\bold(er)? links\b/i, 'what is there now'],
  [/\byou (can )?take (it|your consent) back\b|\bpermission back\b/i, 'withdraw, cancel'],
  [/\btold by the year\b|\bin place of a result\b/i, 'a yearly rate, instead of a result'],
  [/\bfrom the exchange’s own files\b/i, 'no source that the sample has not'],
];

/** Other forms than the site's one of times, dates, percentages, years and rupees. */
const FORMS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b\d{1,2}([.:]\d\d)? ?(am\b|pm\b|[ap]\.m\.)/i, '15:30'],
  [/\b(half|quarter) past \w+/i, '15:30'],
  [/(\$|\bUSD )\d,\d\d,\d{3}\b/, '$250,000'],
  [/\b(at|from|until|to) \d{1,2}\.[0-5]\d (IST|to)\b/, '15:30'],
  [
    /\b\d+(st|nd|rd|th) (of )?(January|February|March|April|May|June|July|August)\b(?! Road)/,
    '2 March',
  ],
  [/\b\d+(st|nd|rd|th) (of )?(September|October|November|December)\b/, '2 November'],
  [/\b(January|March|April|June|July|August|October|November) \d{1,2}, \d{4}/, '2 March 2026'],
  [/\d ?(per ?cent|percent)\b/i, '0.25%'],
  [/\b20\d\d–\d\d\b/, '2025-26'],
  // Names of companies are as registered.
  [/[a-z]'(s|t|d|re|ll|ve)\b(?! Laboratories)/, '’'],
  [/\bPE ratio\b|\b(the|its|a) PE\b/i, 'P/E'],
  [/\bNifty Bank\b(?! (BeES|ETF))/, 'Bank Nifty'],
  // In a sentence; tables and stamps have three letters.
  [/[a-z,] \d{1,2} (Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b[^.]*\.$/, '20 November 2026'],
];

const broken = (texts: readonly Copy[], rules: typeof UNUSED): string[] =>
  texts.flatMap(({ file, text }) =>
    rules.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text);
      if (!found) return [];
      const around = text.slice(Math.max(0, found.index - 40), found.index + 40);
      return [`${file}: “${around}” (write: ${instead})`];
    }),
  );

test('copy uses the words that its readers use', () => {
  expect(copy.length).toBeGreaterThan(3_000);
  expect(documents.filter(({ text }) => text.split(/\s+/).length < 80)).toEqual([]);
  expect(broken(copy, UNUSED)).toEqual([]);
  expect(broken(documents, UNUSED)).toEqual([]);
});

test('no text says the month of its facts: each page has the day of its review', () => {
  expect(broken(copy, [[/\bas of [A-Z][a-z]+ 20\d\d\b/i, 'a day of review']])).toEqual([]);
});

test('times, dates, percentages and years have one form', () => {
  expect(broken(copy, FORMS)).toEqual([]);
  expect(broken(documents, FORMS)).toEqual([]);
});

/** Has the exchange's own wording of corporate actions. */
const EXCHANGE_WORDING = 'lib/provider/embedded/sample/events.ts';

test('rupees have the sign ₹, which only the PDF files’ standard fonts lack', () => {
  const own = copy.filter(({ file }) => file !== EXCHANGE_WORDING);
  expect(broken(own, [[/\bRs\.? ?\d|\bINR \d/, '₹25,000.00']])).toEqual([]);
});

/** The longest sentence, in words. */
const LONGEST = 30;

test(`no sentence has more than ${LONGEST} words`, () => {
  const long = copy
    .filter(({ text }) => /[.?!]$/.test(text.trim()))
    .flatMap(({ file, text }) =>
      text
        .split(/(?<=[.?!]”?)\s+/)
        .filter((sentence) => sentence.split(/\s+/).length > LONGEST)
        .map((sentence) => `${file}: ${sentence}`),
    );
  expect(long).toEqual([]);
});

import { firm } from '@/lib/content/firm';
import { privacy } from '@/lib/content/legal/privacy';
import { feeRupees } from '@/lib/domain/charge/firm-tariff';
import { formatDate } from '@/lib/tools/format';

/** A page or document with its text, in which white space is collapsed. */
export interface Read {
  readonly address: string;
  readonly text: string;
  /** Phone numbers that links call. */
  readonly called: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What a visitor reads of a page. */
export function readPage(address: string, html: string): Read {
  const body = html.replace(/<(script|style|template|head)\b[\s\S]*?<\/\1>/g, ' ');
  const text = body
    .replace(/<\/?(?:b|strong|em|time|i)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/&#x27;|&#39;/g, '’')
    .replace(/\s+/g, ' ');
  const called = [...html.matchAll(/href="tel:\+91(\d+)"/g)].map(([, number = '']) => number);
  return { address, text, called };
}

/** Facts that several texts state: the first group of the pattern is the value. */
const FACTS: readonly (readonly [name: string, pattern: RegExp, value: string])[] = [
  // Bank accounts have a rule of their own.
  ['nominees', /(?<!\bBank accounts [^.]*)\bup to (\w+) (?:nominees|people|persons)\b/gi, 'three'],
  ['months without a trade', /\b(\w+) months without a trade\b/gi, '24'],
  ['nomination form', /\bform takes (\w+) minutes\b/gi, 'ten'],
  ['freeze', /\bfreez\w+[^.]{0,80}\bwithin (\d+) minutes\b/gi, '15'],
  [
    'customer care',
    /Monday to Saturday, ([\d:]+ to [\d:]+)/g,
    firm.customerCare.hours.slice(20, -4),
  ],
  ['protection fund', /₹(\d+) lakh (?:per|an|for each) investor/g, '35'],
  [
    'depository charge',
    /₹([\d.]+) \+ GST (?:applies )?once a day/g,
    feeRupees('depository').toFixed(2),
  ],
  ['companies', /\b(?:Search|any of|all) (\d{3}) companies\b/g, '445'],
  ['complaints', /\banswer(?:s|ed)? (?:\w+ ){0,3}within (\d+) (?:calendar )?days\b/gi, '21'],
  ['LRS', /\$([\d,]+) (?:a |per )?(?:person|year|in a financial year)/g, '250,000'],
  ['lending brokerage', /\b(\d+)% of the fee as brokerage|Brokerage, (\d+)% of the fee/g, '2'],
  ['least sum of a basket', /Equity Ninja (?:New )?A basket[^.₹]{0,60}₹([\d,]+)/g, '1,00,000'],
  ['margin call', /\b(?:met|call\?) [Bb]y ([\d:]+) on the same day/g, '18:00'],
  [
    'unclaimed dividends',
    /\bafter (\w+) years[^.]{0,60}IEPF|IEPF[^.]{0,60}after (\w+) years/g,
    'seven',
  ],
  ['PPF rate', /\bPPF[^.]{0,60}?\b([\d.]+\d)% a year/g, '7.1'],
];

const DIGITS = /\b0\d{2,4} \d{3,4} \d{4}\b/g;
const digitsOf = (number: string): string => number.replaceAll(/\D/g, '').replace(/^0/, '');

const DOMAIN = firm.customerCare.email.slice(firm.customerCare.email.indexOf('@'));

function ofFacts({ address, text }: Read): string[] {
  return FACTS.flatMap(([name, pattern, value]) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const said = (found[1] ?? found[2] ?? '').toLowerCase();
      const isSame = said === value || Number(said) === Number(value);
      return isSame ? [] : [`${address}: ${name} is ${value}, but “${found[0]}”`];
    }),
  );
}

function ofContacts({ address, text, called }: Read): string[] {
  const faxes = firm.offices.map(({ fax }) => digitsOf(fax));
  const foreign = (text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []).filter(
    (mail) => !mail.replace(/\.$/, '').endsWith(DOMAIN),
  );
  const faxed = called.filter((number) => faxes.includes(number));
  const listed = [...text.matchAll(DIGITS)].flatMap(({ 0: number, index }) => {
    const isFax = /Fax\s*$/.test(text.slice(Math.max(0, index - 6), index));
    return isFax === faxes.includes(digitsOf(number)) ? [] : [number];
  });
  return [
    ...foreign.map((mail) => `${address}: ${mail} is not in the firm’s domain`),
    ...faxed.map((number) => `${address}: ${number} is a fax, and a link calls it`),
    ...listed.map(
      (number) => `${address}: ${number} is named a phone in one place, a fax in another`,
    ),
  ];
}

/** A stated day of review or update that is older than a fact below it. */
function ofDates({ address, text }: Read): string[] {
  const DAY = String.raw`(\d{1,2} [A-Z][a-z]{2,8} 20\d\d)`;
  const [, stamp] = new RegExp(`(?:Reviewed|Last updated) ${DAY}`).exec(text) ?? [];
  if (!stamp) return [];
  const at = (day: string): number => Date.parse(`${day} UTC`);
  return [
    ...text.matchAll(new RegExp(`(?:as (?:of|on)|since|checked it on) ${DAY}`, 'gi')),
  ].flatMap(([said, day = '']) =>
    at(day) > at(stamp) ? [`${address}: of ${stamp}, but says “${said}”`] : [],
  );
}

/** What contradicts the data, or another page, in these texts. */
export function contradictions(pages: readonly Read[]): string[] {
  const found = pages.flatMap((page) => [...ofFacts(page), ...ofContacts(page), ...ofDates(page)]);
  const disclosures = pages.find(({ address }) => address === '/support/updates/disclosures');
  const isStale = disclosures && !disclosures.text.includes(formatDate(privacy.updated));
  return [...found, ...(isStale ? ['the privacy notice has two dates'] : [])];
}

/** Names of the facts that some text states. */
export const factsStated = (pages: readonly Read[]): string[] =>
  FACTS.filter(([, pattern]) => pages.some(({ text }) => text.match(pattern))).map(
    ([name]) => name,
  );

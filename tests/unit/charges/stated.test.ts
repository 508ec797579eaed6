import { readdirSync, readFileSync } from 'node:fs';

import { calculatorBySlug, CALCULATORS } from '@/lib/pages/calculators';
import { loadCopy } from '@/lib/pages/calculators/load-copy';
import { chargesFaqs } from '@/lib/content/charges-page';
import { productCopies } from '@/lib/content/products';
import { GST_RATES } from '@/lib/domain/charge/levies';
import { levyPercent } from '@/lib/domain/charge/levy-rates';
import type { Segment } from '@/lib/domain/charge/types';
import { GAIN_RATES } from '@/lib/domain/rule/capital-gains';
import { PPF_RATES } from '@/lib/domain/rule/small-savings';
import { latest } from '@/lib/domain/rule/types';
import {
  chargesAsOf,
  type FeeId,
  feePercent,
  feeRupees,
  feeWithGst,
  tariff,
} from '@/lib/domain/charge/firm-tariff';

/** All copy that names a charge, by where it stands: products, calculators, and the sample's texts. */
async function copy(): Promise<readonly (readonly [where: string, text: string])[]> {
  const calculators = await Promise.all(
    CALCULATORS.map(async (entry) => [entry.slug, await loadCopy(entry)] as const),
  );
  const files = [
    ...readdirSync('sample').filter((file) => file.endsWith('.json')),
    ...readdirSync('sample/articles').map((file) => `articles/${file}`),
  ];
  return [
    ...productCopies.map((record) => [record.path, JSON.stringify(record)] as const),
    ...calculators.map(([slug, one]) => [slug, JSON.stringify(one)] as const),
    ['/charges', JSON.stringify(chargesFaqs)] as const,
    ...files.map((file) => [file, readFileSync(`sample/${file}`, 'utf8')] as const),
  ].map(([where, text]) => [where, text.replace(/<[^>]+>/g, '')] as const);
}

const rupees = (...ids: FeeId[]): readonly number[] =>
  ids.flatMap((id) => [feeRupees(id), feeWithGst(id)]);
const flat = Object.values(tariff.brokerage).flatMap((fee) =>
  fee.kind === 'flat' ? [fee.rupees] : (fee.most ?? []),
);
const AMOUNT = '(?:₹|Rs\\.? ?)(?<figure>[\\d,]+(?:\\.\\d+)?)';
const PERCENT = '(?<figure>\\d+(?:\\.\\d+)?)(?:%| per cent)';

const levy = (kind: 'transactionTax' | 'stampDuty', segment: Segment): number =>
  levyPercent(
    kind,
    { segment, exchange: 'NSE', day: chargesAsOf },
    kind === 'stampDuty' ? 'buy' : 'sell',
  );
const gst = GST_RATES.map(({ percent }) => percent);
const gain = latest(GAIN_RATES).value;
const exempt = [gain.exempt, gain.exempt / 100_000];

/** A statement of a charge as copy words it, and the values that the tariff has for it. */
const STATEMENTS: readonly (readonly [
  what: string,
  pattern: string,
  allowed: readonly number[],
])[] = [
  ['brokerage per order', `${AMOUNT}(?: \\+ GST)? (?:per|an|for each) order`, flat],
  [
    'depository charge',
    `(?:depository(?: \\(DP\\))? charge|DP charge) (?:of|is) ${AMOUNT}`,
    rupees('depository'),
  ],
  [
    'charge per company and day',
    `${AMOUNT}[^.₹]{0,40} (?:(?:per|a) company per day|once a day (?:per|for each) company)`,
    rupees('depository'),
  ],
  [
    'maintenance',
    `(?:AMC|maintenance)(?: \\(AMC\\))? (?:of|is|costs) ${AMOUNT}`,
    rupees('maintenance', 'basicLarge'),
  ],
  ['yearly charge of the account', `${AMOUNT} a year \\+ GST`, rupees('maintenance', 'basicLarge')],
  ['square-off', `${AMOUNT} \\+ GST a position`, rupees('squareOff')],
  [
    'delivery brokerage',
    `brokerage(?:</strong>)? (?:of|is) ${PERCENT}`,
    Object.values(tariff.brokerage).flatMap((fee) => (fee.kind === 'percent' ? [fee.percent] : [])),
  ],
  ['interest of margin trading', `${PERCENT} a year, a loan`, [feePercent('marginTrading')]],
  [
    'interest of margin trading',
    `(?:lent|lend|loan) at ${PERCENT} a year`,
    [feePercent('marginTrading')],
  ],
  ['late payment', `a gap of ₹[\\d,]+ at ${PERCENT} a year`, [feePercent('latePayment')]],
  ['GST', `${PERCENT} GST\\b`, gst],
  ['GST', `\\bGST(?: of|,) ${PERCENT} of (?:the )?fees`, gst],
  ['STT on delivery', `delivery of shares: ${PERCENT}`, [levy('transactionTax', 'delivery')]],
  ['STT on intraday', `intraday in shares: ${PERCENT}`, [levy('transactionTax', 'intraday')]],
  ['STT on futures', `futures: ${PERCENT} on the sale`, [levy('transactionTax', 'equity-futures')]],
  [
    'STT on options',
    `(?:options:|transaction tax of) ${PERCENT} of the premium`,
    [levy('transactionTax', 'equity-options')],
  ],
  [
    'STT on options',
    `option bears ${PERCENT} securities`,
    [levy('transactionTax', 'equity-options')],
  ],
  ['stamp duty', `Stamp duty(?: of|,) ${PERCENT} is due`, [levy('stampDuty', 'delivery')]],
  ['tax on gains', `${PERCENT} on gains above`, [gain.long]],
  ['tax on gains', `the gain is taxed at ${PERCENT}`, [gain.short]],
  ['tax on gains', `taxed at ${PERCENT} if short-term`, [gain.short]],
  ['tax-free gains', `gains above ${AMOUNT}`, exempt],
  ['tax-free gains', `long-term equity gains(?:,|\\. That is) ${AMOUNT}`, exempt],
  ['tax-free gains', `First ${AMOUNT} of (?:a tax year|long-term)`, exempt],
  ['cess', `cess of ${PERCENT}`, [gain.cess]],
  ['PPF rate', `(?:We use|Worked at) ${PERCENT} a year`, [latest(PPF_RATES).value]],
];

/** The figures of a statement in a text that the tariff does not have. */
function wrong(text: string, pattern: string, allowed: readonly number[]): readonly string[] {
  return [...text.matchAll(new RegExp(pattern, 'gi'))]
    .filter(({ groups }) => !allowed.includes(Number(groups?.figure?.replaceAll(',', ''))))
    .map(([found]) => found);
}

test.each(STATEMENTS)(
  'no copy states another %s than the tariff: %s',
  async (_, pattern, allowed) => {
    const found = (await copy()).flatMap(([where, text]) =>
      wrong(text, pattern, allowed).map((statement) => `${where}: ${statement}`),
    );
    expect(found).toEqual([]);
  },
);

test.each(STATEMENTS)('some copy states the %s', async (_, pattern) => {
  expect((await copy()).filter(([, text]) => new RegExp(pattern, 'i').test(text))).not.toEqual([]);
});

test('the article on PPF has the sums of the calculator', async () => {
  const article = readFileSync('sample/articles/ppf-and-the-fifth-of-the-month.html', 'utf8');
  const ppf = calculatorBySlug('ppf-calculator');
  const sums = JSON.stringify(ppf && (await loadCopy(ppf)).explanation).match(
    /₹\d\d,\d\d,\d{3}\.\d\d/g,
  );
  expect(sums?.length).toBeGreaterThan(3);
  expect(sums?.filter((sum) => !article.includes(sum))).toEqual([]);
});

test('the check sees a statement that is wrong', () => {
  const [, pattern, allowed] = STATEMENTS[0] ?? ['', '', []];
  expect(wrong('Futures cost ₹25 per order, options ₹20 per order.', pattern, allowed)).toEqual([
    '₹25 per order',
  ]);
});

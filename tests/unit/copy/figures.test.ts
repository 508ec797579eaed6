import { levyText } from '@/lib/domain/charge/charge-texts';
import { feeRupees, feeWithGst, tariff, type FeeId } from '@/lib/domain/charge/firm-tariff';
import { GST_RATES } from '@/lib/domain/charge/levies';
import type { Segment } from '@/lib/domain/charge/types';
import { firm } from '@/lib/content/firm';
import { savingsRate } from '@/lib/domain/rule/savings-rates';
import { ruleTexts } from '@/lib/domain/rule/texts';

import { codeCopy } from '../../support/copy/collect';

/** Where the figures are kept, and the names and sources of the rules that fix them. */
const DATA = /^lib\/domain\/(rule|charge)\/|^lib\/content\/(firm|market-calendar)\.ts$/;

const copy = codeCopy().filter(({ file }) => !DATA.test(file));

const segments = Object.keys(tariff.brokerage) as Segment[];
const levies = (kind: 'transactionTax' | 'stampDuty'): readonly string[] =>
  segments.flatMap((segment) => levyText(kind, segment, 'MCX').match(/[\d.]+%/) ?? []);
const rates = Object.values(tariff.brokerage).flatMap((fee) =>
  fee.kind === 'percent' ? [`${fee.percent}%`] : [],
);
const fees = (...ids: FeeId[]): readonly string[] =>
  ids.flatMap((id) => [`₹${feeRupees(id)}`, `₹${feeWithGst(id).toFixed(2)}`]);
const { gains, deposits, epf, nps, gratuity, ppf, incomeTax } = ruleTexts;
const savings = (['ppf', 'ssy', 'rd'] as const).map(
  (scheme) => `${savingsRate(scheme, null).value}%`,
);

/** Figures that data hold, each with the subject by which copy names it. */
const HELD: readonly (readonly [subject: RegExp, figures: readonly string[]])[] = [
  [/\bGST\b/, GST_RATES.map(({ percent }) => `${percent}%`)],
  [/transaction tax|\b[SC]TT\b/i, levies('transactionTax')],
  [/stamp duty/i, levies('stampDuty')],
  [/depository|\bDP\b|debit charge/i, fees('depository')],
  [/maintenance|\bAMC\b/i, fees('maintenance', 'basicLarge')],
  [/brokerage|tariff/i, rates],
  [/\b(gains?|free|exempt\w*|within|after)\b/i, [gains.exempt, gains.exemptLakh]],
  [/shares|equity funds|short-term|long-term/i, [`${gains.long} after`, `${gains.long} beyond`]],
  [/insured|insurance/i, [deposits.insured, deposits.insuredLakh]],
  [/deducts? tax/i, [deposits.untaxed, deposits.untaxedSenior]],
  [/provident|wage|fund|rate/i, [epf.rate, epf.pension]],
  [/\bwage|pension scheme/i, [epf.ceiling, epf.pensionMost, `${epf.own} of`]],
  [/annuity|pension|government/i, [nps.allUpTo, nps.someUpTo, nps.someMost]],
  [/ceiling|working life/i, [gratuity.ceiling]],
  [/\bPPF\b|throughout|deposit|rate/i, [...savings, ppf.least]],
  [/April|more than|in all/, [ppf.most]],
  [/rebate|standard deduction/i, Object.values(incomeTax).slice(0, -1)],
  [/./, [...firm.offices, firm.customerCare, firm.freezeLine].map(({ phone }) => phone)],
];

/** Whether a text has a figure as a whole, not as a part of a longer one. */
const has = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,₹])${figure.replace(/[.]/g, '\\.')}(?![\\d,]*\\d|\\.\\d)`).test(text);

/** The figures of a text that the data hold. */
const typed = (text: string): readonly string[] =>
  HELD.filter(([subject]) => subject.test(text)).flatMap(([, figures]) =>
    figures.filter((figure) => has(text, figure)),
  );

test('no text in the code types a figure that the data hold', () => {
  expect(copy.length).toBeGreaterThan(3_000);
  expect(
    copy.flatMap(({ file, text }) =>
      typed(text).map((figure) => `${file}: ${figure} in “${text}”`),
    ),
  ).toEqual([]);
});

test.each([
  ['GST of 18% is added', ['18%']],
  ['The depository charge is ₹13 a day', ['₹13']],
  ['The depository charge is ₹130 a day', []],
  ['We lend at 18% a year', []],
  ['₹1.25 lakh of gains is free', ['₹1.25 lakh']],
])('%s: %j is typed', (text, figures) => {
  expect(typed(text)).toEqual(figures);
});

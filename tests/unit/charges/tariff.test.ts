import { readFileSync } from 'node:fs';

import { FEE_NAMES } from '@/lib/domain/charge/fee-names';
import {
  chargesFaqs,
  feeRows,
  passedOnRows,
  RECEIVERS,
  sinceRows,
  taxHistory,
  workedRows,
  workedTrades,
} from '@/lib/content/charges-page';
import { tariffDocument } from '@/scripts/drawings/tariff-document';
import {
  chargesAsOf,
  feePercent,
  feeRupees,
  feeWithGst,
  firmNote,
  tariff,
} from '@/lib/domain/charge/firm-tariff';
import { levyPercent } from '@/lib/domain/charge/levy-rates';
import { samplePurchaseNote } from '@/lib/domain/charge/sample-purchase';
import { formatNumber, formatRupees, MISSING } from '@/lib/tools/format';

const read = (file: string): string => readFileSync(`sample/${file}`, 'utf8');

test('the tariff is in force on the day for which charges are printed', () => {
  expect(tariff.from <= chargesAsOf).toBe(true);
});

test('the purchase on the home page', () => {
  expect(samplePurchaseNote).toEqual({
    brokerage: 62.5,
    transactionTax: 25,
    // 0.00307% and 0.0001% of 25,000, each to the paisa.
    exchange: 0.77,
    regulator: 0.03,
    // 18% of 63.30.
    gst: 11.39,
    // 0.015% is 3.75, in whole rupees.
    stampDuty: 4,
    bought: 25_000,
    sold: 0,
    total: 103.69,
    net: -25_103.69,
  });
});

test('fees with GST', () => {
  expect(feeWithGst('depository')).toBe(15.34);
  expect(feeWithGst('maintenance')).toBe(354);
  expect(feePercent('marginTrading')).toBe(14);
  // Stamp duty bears no GST.
  expect(feeWithGst('ddpi')).toBe(feeRupees('ddpi'));
});

test('every fee of the tariff is in the table of charges', () => {
  expect(feeRows.map(([name]) => name)).toEqual(Object.values(FEE_NAMES).map(({ name }) => name));
});

test('the history of STT names each change of 2023 to 2026, newest first', () => {
  expect(taxHistory.slice(0, 3)).toEqual([
    { from: '2026-04-01', rates: ['0.05%', '0.15%', '0.15%'] },
    { from: '2024-10-01', rates: ['0.02%', '0.1%', '0.125%'] },
    { from: '2023-04-01', rates: ['0.0125%', '0.0625%', '0.125%'] },
  ]);
});

test('at its break-even price each worked trade loses nothing', () => {
  for (const { name, charges, evenAt } of workedTrades) {
    expect([name, evenAt !== null && evenAt > 0 && charges.total > 0]).toEqual([name, true]);
  }
});

test('the delivery trade counts the depository charge of its sale; the others have none', () => {
  const [delivery, ...others] = workedTrades;
  expect(delivery?.charges.depository).toBe(feeRupees('depository'));
  expect(workedRows[0]?.slice(5)).toEqual(['13.00', '25.58', '222.70', '777.30', '1,260.97']);
  expect(others.map(({ charges }) => charges.depository)).toEqual([0, 0, 0, 0]);
});

test('of each worked trade the columns, and the receivers, add up to all charges', () => {
  for (const { charges } of workedTrades) {
    const received = RECEIVERS.reduce((all, { of }) => all + of(charges), 0);
    expect(received).toBeCloseTo(charges.total, 6);
  }
  for (const row of workedRows) {
    const figures = row.slice(1).map((text) => Number(text.replaceAll(',', '')));
    const parts = figures.slice(0, 6).reduce((all, one) => all + one, 0);
    expect(parts).toBeCloseTo(figures[6] ?? 0, 2);
  }
});

test('each rate of the tax names its own first day, and a segment that never paid it none', () => {
  const taxed = Object.fromEntries(sinceRows.map((row) => [row[0], row[2]]));
  expect(taxed).toMatchObject({
    'Shares, delivery': '1 Jul 2012',
    'Shares, intraday': '1 Jun 2006',
    'Currency futures': MISSING,
    'Currency options (on premium)': MISSING,
  });
});

/** Costs that pages tell a client to expect, and the row of the tariff that has each. */
test.each([
  ['interest on a gap in cash margin', /gap in the cash part of your margin/],
  ['the transfer of shares lent', /shares you lend/],
  ['the penalty for a margin shortfall', /margin shortfall/],
  ['the auction after a short delivery', /auction/],
])('the page and the document of charges list %s', (_, pattern) => {
  expect([...feeRows, ...passedOnRows].some((row) => pattern.test(row.join(' ')))).toBe(true);
  expect(JSON.stringify(tariffDocument)).toMatch(pattern);
});

test('no answer names a rate that the tariff does not have', () => {
  const amounts = new Set(
    [
      ...Object.keys(tariff.fees).flatMap((id) => [
        feeRupees(id as keyof typeof tariff.fees),
        feeWithGst(id as keyof typeof tariff.fees),
      ]),
      2.5,
    ].map(formatRupees),
  );
  for (const { answer } of chargesFaqs) {
    for (const [amount] of answer.matchAll(/₹[\d,]+\.\d\d/g))
      expect([...amounts]).toContain(amount);
  }
});

describe('documents of the sample firm state the tariff', () => {
  test('the infographic and its text', () => {
    const { total, net, gst, stampDuty, exchange, regulator } = samplePurchaseNote;
    const picture = read('files/infographics/charges-on-a-delivery-trade.svg');
    const text = read('infographics.json');
    for (const amount of [gst, stampDuty, exchange + regulator]) {
      expect(picture).toContain(`>${formatNumber(amount)}<`);
    }
    expect(picture).toContain(`Where the ${formatRupees(total)} goes`);
    expect(text).toContain(`You pay ${formatRupees(-net)}`);
    expect(text).toContain(`the ${formatRupees(total)} of charges`);
  });

  test('the article on contract notes', () => {
    const article = read('articles/read-a-contract-note-line-by-line.html');
    const note = firmNote({
      segment: 'delivery',
      exchange: 'NSE',
      orders: [{ side: 'buy', quantity: 100, price: 1_250 }],
    });
    for (const amount of [
      note.brokerage,
      note.exchange,
      note.regulator,
      note.gst,
      note.transactionTax,
      note.stampDuty,
    ]) {
      expect(article).toContain(`<td>${formatNumber(amount)}</td>`);
    }
    expect(article).toContain(`<strong>${formatNumber(note.total)}</strong>`);
    expect(article).toContain(`payable is therefore ${formatRupees(-note.net)}`);
  });

  test('the answers on what an account costs', () => {
    const faqs = read('faqs.json');
    expect(faqs).toContain(`₹${feeRupees('maintenance')} a year + GST`);
    expect(faqs).toContain(
      `₹${feeRupees('depository')} + GST (${formatRupees(feeWithGst('depository'))}) once a day per company`,
    );
    expect(faqs).toContain(`₹${feeRupees('squareOff')} + GST a position`);
    expect(faqs).toContain(`₹${feeRupees('pledge')} + GST per company for a pledge or a release`);
    expect(faqs).toContain(
      `Each company costs ₹${feeRupees('transferOut')} + GST; with the closure`,
    );
    expect(feeRupees('closing')).toBe(0);
  });

  test('the answers on what a trade costs', () => {
    const faqs = read('faqs.json');
    const { percent, most } = tariff.brokerage.intraday as { percent: number; most: number };
    const { percent: delivery } = tariff.brokerage.delivery as { percent: number };
    const rates = [
      `${delivery}% of the value for delivery`,
      `${percent}% and at most ₹${most} per order for intraday`,
    ];
    const rateOf = (segment: 'delivery' | 'intraday') =>
      levyPercent('transactionTax', { segment, exchange: 'NSE', day: chargesAsOf }, 'sell');
    for (const text of [...rates, `${rateOf('delivery')}% on purchase and on sale for delivery`])
      expect(faqs).toContain(text);
    expect(faqs).toContain(`${rateOf('intraday')}% on the sale for intraday`);
    const { total, brokerage } = firmNote({
      segment: 'delivery',
      exchange: 'NSE',
      orders: [{ side: 'buy', quantity: 100, price: 1_000 }],
    });
    expect(faqs).toContain(
      `has charges of ${formatRupees(total)}, of which ${formatRupees(brokerage)} are brokerage`,
    );
  });
});

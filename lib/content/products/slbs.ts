import { gstText } from '@/lib/domain/charge/charge-rows';
import { chargesAsOf, feeRupees, feeShare, feeWithGst } from '@/lib/domain/charge/firm-tariff';
import { withGst } from '@/lib/domain/charge/tariff';
import { formatRupees } from '@/lib/tools/format';

import type { ProductRecord } from './types';

const transferOut = feeWithGst('transferOut');

const BROKERAGE = feeShare('lending');

const fee = 1_600 * 3.1;
const brokerage = (fee * BROKERAGE) / 100;
const kept = fee - withGst(brokerage, chargesAsOf) - transferOut;

export const slbs: ProductRecord = {
  path: '/invest-in-slbs-securities-lending-and-borrowing-scheme',
  reviewed: '2026-11-27',
  lines: ['Lend the shares', 'you hold'],
  lead: 'Under the securities lending and borrowing scheme (SLBS), shares that you hold for the long term earn a fee while someone borrows them. The clearing corporation is between you and the borrower and returns them on a fixed day. Until they return you can’t sell them, even while the price falls.',
  particulars: [
    { title: 'For', text: 'Holders of widely traded shares, and traders who need to borrow them.' },
    {
      title: 'Costs',
      text: `${BROKERAGE}% of the fee as brokerage, and ${formatRupees(transferOut)} for moving the shares.`,
    },
    {
      title: 'Needs',
      text: 'Shares free of pledge on the eligible list, from about ₹1,00,000 of one company, and SLB switched on.',
    },
  ],
  second: { label: 'Work through a fee', href: '#fee' },
  picture: {
    kind: 'flower',
    alt: 'Twelve petals, alternately near the centre and far from it: shares in your account, and shares lent out.',
    caption: 'Lent shares come back on the first Thursday of the month you choose.',
    petals: Array.from({ length: 12 }, (_, at) =>
      at % 2 === 0 ? { to: 0.5 } : { from: 0.5, to: 1, tone: 'second' as const },
    ),
    centre: { figure: '1–12', words: 'months away' },
  },
  sections: [
    {
      kind: 'how',
      id: 'how',
      nav: 'How it works',
      heading: 'How lending works: out the next day, back on a Thursday',
      columns: [
        {
          title: 'Offer',
          text: 'You name the fee per share and the series, which is the month in which the shares come back. SLB has an order book of its own.',
        },
        {
          title: 'Hand over',
          text: 'On the working day after the match the shares leave your demat account for the clearing corporation, and the fee arrives.',
        },
        {
          title: 'Wait',
          text: 'The borrower keeps more than the shares’ value with the clearing corporation, marked up every evening.',
        },
        {
          title: 'Take back',
          text: 'On the reverse leg, the first Thursday of the month, the same number of shares is in your account again.',
        },
      ],
    },
    {
      kind: 'worked',
      id: 'fee',
      nav: 'The fee, worked',
      heading: 'Example: what lending 1,600 shares at a fee of ₹3.10 earns',
      paragraphs: [
        'You hold 1,600 shares quoted at ₹620 and lend them for the series that ends in four weeks. A borrower agrees to pay ₹3.10 a share.',
        `After charges that leaves ${formatRupees(kept)} on a holding of ₹9.92 lakh. Repeated every month it would come to a little under 6% a year, but fees like this last for weeks. In quiet times many shares find no borrower at any price.`,
        'Whatever the share does meanwhile, up or down, is still yours.',
      ],
      sheet: {
        title: 'One series',
        what: '1,600 shares lent for four weeks',
        lines: [
          { label: 'Fee, 1,600 × ₹3.10', amount: formatRupees(fee) },
          { label: `Brokerage, ${BROKERAGE}% of the fee`, amount: formatRupees(-brokerage) },
          {
            label: `GST, ${gstText} of brokerage`,
            amount: formatRupees(brokerage - withGst(brokerage, chargesAsOf)),
          },
          {
            label: 'Transfer out',
            note: 'flat, with GST',
            amount: `−${formatRupees(transferOut)}`,
          },
        ],
        total: {
          label: 'You keep, before tax',
          amount: formatRupees(kept),
        },
        foot: 'An invented share and fee.',
        isSample: true,
      },
    },
    {
      kind: 'compare',
      id: 'sides',
      nav: 'Two sides',
      heading: 'Lender and borrower compared',
      names: ['Lender', 'Borrower'],
      rows: [
        {
          question: 'Gives',
          answers: ['Shares for a set time', 'The fee, and collateral above the shares’ value'],
        },
        {
          question: 'Gets',
          answers: ['The fee at the start', 'Shares to sell, deliver or vote on its own account'],
        },
        {
          question: 'Why',
          answers: [
            'Income on a long holding',
            'To sell short, to hedge, or to make good a delivery that failed',
          ],
        },
        {
          question: 'Dividends',
          answers: [
            'Made good by the borrower through the clearing corporation',
            'Owes what the company pays',
          ],
        },
        {
          question: 'Can end early',
          answers: [
            'By recall, if someone else offers shares for the rest of the term',
            'By early repayment, with part of the fee back if lent on',
          ],
        },
        {
          question: 'Margin',
          answers: ['None once the shares are delivered', 'Daily, in cash or approved collateral'],
        },
      ],
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'Costs of lending',
      isSample: true,
      costs: {
        lead: 'To the lender, sample tariff',
        columns: ['Charge'],
        rows: [
          { label: 'Brokerage', note: 'of the fee', values: [`${BROKERAGE}%`] },
          { label: 'GST', note: 'on brokerage', values: [gstText] },
          {
            label: 'Depository (DP) charge',
            note: 'per transfer out, GST extra',
            values: [formatRupees(feeRupees('transferOut'))],
          },
          { label: 'Securities transaction tax', note: 'lending is no sale', values: ['nil'] },
          { label: 'Stamp duty', values: ['nil'] },
        ],
        after:
          'The fee is income of the year and taxed at your slab. Lending through the scheme is not treated as a transfer, so your purchase date and cost stay as they were. [See all charges](/charges).',
      },
      risks: {
        heading: 'Risks of lending',
        rows: [
          {
            name: 'You can’t sell lent shares',
            text: 'In a fall you have to recall them first, at a fee that the market sets, and a recall may find no match.',
            mark: 4,
          },
          { name: 'No vote', text: 'On the record date they are in another name.', mark: 1 },
          {
            name: 'Close-out in cash',
            text: 'If the borrower fails and an auction finds no shares, you get money at a formula price instead.',
            mark: 2,
          },
          {
            name: 'Corporate actions',
            text: 'A split adjusts the contract. For a bonus, rights issue, merger or open offer it is ended early (foreclosed) and you keep the fee up to that day. The same happens for an AGM or EGM, except in X series.',
            mark: 2,
          },
          {
            name: 'For the borrower',
            text: 'A short sale loses without limit as the price rises.',
            mark: 6,
          },
        ],
        warning: 'standard',
      },
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'Lending suits you if',
      suits: [
        'You would not sell these shares in the coming months anyway.',
        'You hold a large number of one share, not a few of each.',
        'You can accept that some months bring no fee.',
      ],
      elsewhere: {
        heading: 'Don’t lend if',
        rows: [
          {
            text: 'The shares serve as your margin; pledged holdings can’t be lent.',
            href: '/invest-in-mtf-margin-trading-facility',
          },
          { text: 'You want steady interest.', href: '/invest-in-fixed-income' },
          { text: 'You want to vote at the coming meeting.' },
        ],
      },
    },
    {
      kind: 'prose',
      id: 'structured',
      nav: 'Structured products',
      heading: 'Structured products: not securities lending',
      paragraphs: [
        'A structured product has nothing to do with lending. It is usually a debenture whose return depends on an index or a share. It may pay a coupon if the Nifty stays above a level, and lose part of the principal if the Nifty falls far enough.',
        'You may lose some or all of the sum even if the issuer pays, and all of it if the issuer doesn’t. Ask for the payoff as a table, the issuer’s rating and the price at which it could be sold in a year. Ask also what an ordinary bond with an index fund would have done. We discuss such issues with [private wealth](/services/private-wealth) clients only.',
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      nav: 'First loan',
      heading: 'How to lend your shares',
      steps: [
        {
          when: '1 working day',
          title: 'Activate',
          text: 'One consent for the scheme, in the form centre or by e-sign.',
        },
        {
          when: 'Any trading day',
          title: 'Quote',
          text: 'Choose the share, the series and a fee. See what others ask.',
        },
        {
          when: 'Next day',
          title: 'Deliver',
          text: 'Approve the debit like any sale. The fee is credited.',
        },
        {
          when: 'First Thursday',
          title: 'Receive',
          text: 'Shares return. Lend again or leave them.',
        },
      ],
    },
    {
      kind: 'band',
      id: 'call',
      heading: 'Find out what your holding would earn',
      text: 'Tell our desk the share and the number. You get the fees quoted over the last three months, including the weeks without any bid.',
      action: { label: 'Request a call back', href: '/support/get-in-touch/request-a-call-back' },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about SLBS',
      entries: [
        {
          question: 'Which shares can be lent?',
          answer:
            'Those on the clearing corporation’s list, broadly shares with derivatives and other liquid names, and some ETFs. The list is revised every month or so.',
        },
        {
          question: 'Who answers for the return of my shares?',
          answer:
            'The clearing corporation is counterparty to both sides and covers the settlement from the borrower’s collateral and its own funds. It does not cover the market price of the share.',
        },
        {
          question: 'Do I still own them for tax?',
          answer:
            'Yes. Lending and return are not counted as a sale and purchase, so a long-term holding stays one.',
        },
        {
          question: 'What happens to a bonus issue?',
          answer:
            'The contract is usually foreclosed before the record date and the shares come back, so that the bonus reaches you directly.',
        },
        {
          question: 'Can I borrow to sell short?',
          answer:
            'With the segment active and margin paid, yes. Consider that the loss has no ceiling and the fee for keeping the loan can rise at each renewal.',
        },
        {
          question: 'How small can a loan be?',
          answer:
            'The exchange quotes the fee per share. We take lending orders from about ₹1,00,000 of one company’s shares, because the flat charges eat up the fee of smaller ones.',
        },
        {
          question: 'How is a dividend taxed while the shares are lent?',
          answer:
            'The borrower pays you the same sum through the clearing corporation, so it is not the company’s dividend. Ask a tax adviser how to report it; no TDS certificate of the company covers it.',
        },
        {
          question: 'What do I get if the borrower does not return the shares?',
          answer:
            'NSE Clearing buys them in an auction. If nobody offers any, you get money: the highest price of the last two days, or 25% above the last close if that is more. At a close of ₹620 that is at least ₹775 a share.',
        },
        {
          question: 'Can MTF or pledged shares be lent?',
          answer: 'No. Release the pledge first; shares must be free on the day they leave.',
        },
      ],
    },
  ],
  related: [
    '/invest-in-stocks',
    '/product-and-offerings/dp-services',
    '/invest-in-derivatives',
    '/services/private-wealth',
  ],
  closing: 'The clearing corporation’s circulars set lots, series and collateral.',
};

import { formatNumber, formatPercent, formatRupees } from '@/lib/tools/format';

import { feePercent, feeRupees, feeWithGst } from '@/lib/domain/charge/firm-tariff';
import { marginPolicy } from '@/lib/domain/charge/margin-policy';
import type { ProductRecord } from './types';

const rate = feePercent('marginTrading');

/** Interest on ₹60,000 for 30 and for 180 days, in rupees. */
const interest = [30, 180].map((days) => (60_000 * rate * days) / 100 / 365);
const pledges = 2 * feeWithGst('pledge');

export const mtf: ProductRecord = {
  path: '/invest-in-mtf-margin-trading-facility',
  reviewed: '2026-11-27',
  lines: ['Buy shares with', 'borrowed money'],
  lead: 'Under the margin trading facility you pay a part of the price and we lend the rest against the shares themselves. It magnifies losses as much as gains.',
  particulars: [
    { title: 'For', text: 'Experienced traders with cash in reserve and an exit plan.' },
    {
      title: 'Costs',
      text: `Interest for every day of the loan, ${formatPercent(rate)} a year, besides the charges of any trade.`,
    },
    { title: 'Needs', text: 'MTF activated, an approved share and at least its margin.' },
  ],
  isSample: true,
  second: { label: 'See what a fall does', href: '#margin' },
  picture: {
    kind: 'flower',
    alt: 'Eight petals for eight shares. The inner dark part of each is your money, from 25% to 60% of the price; the pale outer part is lent.',
    caption:
      'Inner part: what you pay. Outer part: what we lend. We lend more on shares whose prices move little.',
    isSample: true,
    petals: [
      { to: 1, inner: 0.25, tone: 'second', label: 'A', figure: '25%' },
      { to: 1, inner: 0.3, tone: 'second', label: 'B', figure: '30%' },
      { to: 1, inner: 0.3, tone: 'second', label: 'C', figure: '30%' },
      { to: 1, inner: 0.4, tone: 'second', label: 'D', figure: '40%' },
      { to: 1, inner: 0.45, tone: 'second', label: 'E', figure: '45%' },
      { to: 1, inner: 0.5, tone: 'second', label: 'F', figure: '50%' },
      { to: 1, inner: 0.5, tone: 'second', label: 'G', figure: '50%' },
      { to: 1, inner: 0.6, tone: 'second', label: 'H', figure: '60%' },
    ],
  },
  sections: [
    {
      kind: 'margin',
      id: 'margin',
      nav: 'Worked example',
      heading: 'What a price change does to your own money',
      notes: [
        {
          title: 'The example',
          text: 'Shares for ₹1,00,000 with ₹40,000 of your own, held for 30 days. Brokerage and taxes are left out.',
        },
        {
          title: 'Choose a change',
          text: 'The required margin is a part of the present value, so it falls too, but more slowly than your money does.',
        },
      ],
      value: 100_000,
      ownShare: 40,
      rate,
      days: 30,
    },
    {
      kind: 'how',
      id: 'how',
      nav: 'How it works',
      heading: 'How the margin trading facility works',
      columns: [
        {
          title: 'Your part',
          text: 'The exchange’s risk model sets the least you must pay: value at risk plus three or five times the extreme loss margin, in cash or approved collateral. We may ask for more.',
        },
        {
          title: 'Our part',
          text: 'We pay the rest to the clearing corporation. The shares land in your demat account and are pledged to us there the same evening, after you confirm with a one-time password.',
        },
        {
          title: 'Every day',
          text: 'Holding and collateral are valued at the close. Interest is counted on the loan, weekends and holidays included, and debited monthly.',
        },
        {
          title: 'Repayment',
          text: 'Sell, and the loan is repaid first. Or pay it off and keep the shares free of pledge.',
        },
      ],
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'What the loan costs',
      notes: [
        {
          title: 'Good months and bad',
          text: 'Interest is charged in all of them, until the loan is repaid.',
        },
      ],
      isSample: true,
      costs: {
        lead: `On ₹60,000 lent at ${formatPercent(rate)} a year, in rupees`,
        columns: ['30 days', '180 days'],
        rows: [
          {
            label: 'Interest',
            note: 'simple, by the day',
            values: interest.map((sum) => formatNumber(sum)),
          },
          {
            label: 'Pledge and release',
            note: `${formatRupees(feeRupees('pledge'))} each + GST, once`,
            values: interest.map(() => formatNumber(pledges)),
          },
        ],
        total: {
          label: 'Cost of borrowing',
          values: interest.map((sum) => formatRupees(sum + pledges)),
        },
        after: `On ₹40,000 of your own that is ${interest.map((sum) => formatPercent((sum + pledges) / 400)).join(' and ')} which the position must earn before you gain a rupee. Delivery charges to buy and to sell are added and counted on the full value, not on your part of it.`,
      },
      risks: {
        heading: 'Risks of MTF',
        lead: 'Losses are counted on everything you hold, not on what you paid',
        rows: [
          {
            name: 'A fall is magnified',
            text: 'With 40% down, a price drop of 10% takes a quarter of your money; of 40%, all of it.',
            mark: 6,
          },
          {
            name: 'Margin call',
            text: `A shortfall has to be met by ${marginPolicy.callBy}, in cash or approved shares.`,
            mark: 5,
          },
          {
            name: 'Forced sale',
            text: 'If the call is missed we may sell, in a falling market and without asking again. What the sale does not cover, you owe.',
            mark: 6,
          },
          {
            name: 'A share leaves the approved list',
            text: 'When the exchange removes it, the position must be closed or paid for in full.',
            mark: 3,
          },
        ],
        warning: 'standard',
      },
    },
    {
      kind: 'table',
      id: 'limits',
      nav: 'The limits',
      heading: 'Rules and limits of MTF',
      caption: 'Rules of the margin trading facility',
      columns: [{ label: 'Rule' }, { label: 'What it says' }],
      rows: [
        [
          'Approved securities',
          'Group I shares and the ETFs that the exchanges admit, up to the limits on their list',
        ],
        ['Least margin, F&O shares', 'Value at risk plus three times the extreme loss margin'],
        ['Least margin, other shares', 'Value at risk plus five times the extreme loss margin'],
        [
          'Collateral',
          'Cash, its equivalents and approved shares after a haircut; funded shares and collateral are kept apart',
        ],
        ['Where they are held', 'In your demat account, under a pledge marked for margin funding'],
        [
          'Reporting',
          'We report every funded position to the exchange by the evening of the next trading day',
        ],
      ],
      after:
        'A client can’t use one funded share as collateral for another, and the facility does not cover derivatives or intraday trades.',
    },
    {
      kind: 'links',
      id: 'documents',
      nav: 'Documents',
      heading: 'Documents of the facility',
      lead: 'The facility begins with your written or electronic consent, which you may withdraw once no loan is open.',
      rows: [
        {
          title: 'Rights and obligations',
          text: 'A summary of the general rights and obligations, in English and five Indian languages, and the MTF consent. We hand you the exchanges’ annexure on margin trading with the consent, before you sign.',
          href: '/support/form-center',
        },
        {
          title: 'Risk and collection policy',
          text: 'Listed among our policies. We send a copy on request.',
          href: '/support/updates/disclosures',
        },
        {
          title: 'Approved securities',
          text: 'The exchanges publish which shares may be funded. The order window shows the margin of each before you buy.',
          href: '/trading-platform-jm-pro',
        },
        {
          title: 'Interest and charges',
          text: 'The rate, how it is counted and every other charge.',
          href: '/charges',
        },
      ],
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'MTF suits you if',
      suits: [
        'You plan to hold for days or weeks and have already decided when you will sell at a loss.',
        'You keep cash aside that would meet a fall of a fifth.',
        'You compare the interest with what you truly expect to earn.',
      ],
      elsewhere: {
        heading: 'Do not use MTF if',
        rows: [
          {
            text: 'You plan to hold for years; interest will eat the return.',
            href: '/invest-in-stocks',
          },
          {
            text: 'The money is meant for rent, fees or a wedding.',
            href: '/invest-in-fixed-income',
          },
          {
            text: 'You want to earn on shares you own already.',
            href: '/invest-in-slbs-securities-lending-and-borrowing-scheme',
          },
        ],
      },
    },
    {
      kind: 'band',
      id: 'risk-profile',
      heading: 'Check your risk profile before you borrow',
      text: 'Twelve questions about your income, your horizon and the losses you have lived through. If the result is Moderate or lower, this facility is not for you.',
      action: { label: 'Take the risk profile', href: '/calculators/risk-profile-calculator' },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about MTF',
      entries: [
        {
          question: 'How long may I keep a funded position?',
          answer:
            'The rules set no last day, though our policy may. What ends most positions is the interest or a call, so decide on your own limit first.',
        },
        {
          question: 'Do I still get dividends and bonus shares?',
          answer:
            'Yes. The shares are yours, under pledge. Bonus shares join the pledged holding, and a cash dividend goes to your bank account.',
        },
        {
          question: 'What if I don’t confirm the pledge in time?',
          answer: `Confirm it by ${marginPolicy.pledgeBy}. A funded purchase that is not pledged by then has to be paid for in full, or we sell it and any loss is yours. Watch for the depository’s message after every funded purchase.`,
        },
        {
          question: 'Can a call come twice in a day?',
          answer:
            'It can. Margins are measured through the day, and a second fall brings a second shortfall. Keep spare cash in your account. A margin call may leave no time to transfer any.',
        },
        {
          question: 'Is the interest rate fixed?',
          answer:
            'No. It can change with notice, upwards as well as downwards, and slabs may depend on the size of the loan. The rate on the page of [charges](/charges) applies.',
        },
        {
          question: 'How are gains and interest treated for tax?',
          answer:
            'A funded delivery purchase is taxed like any other share by how long you held it. Interest generally can’t be set against a capital gain, and since 1 April 2026 not against dividends either, which makes the true cost higher than it looks. Ask a tax adviser if you trade often.',
        },
        {
          question: 'Can I move from MTF to normal delivery?',
          answer:
            'Pay off the loan with its interest, and the pledge is released. The shares stay where they are, and the date of purchase does not change.',
        },
        {
          question: 'Which shares are approved today, and at what margin?',
          answer:
            'Those on the exchanges’ list of Group I shares and ETFs. The order window shows our margin for each share before you buy; it is never below the exchange’s.',
        },
        {
          question: 'By when must I meet a margin call?',
          answer: `By ${marginPolicy.callBy}. After that we may sell from the next morning. The exchanges’ rules let a broker wait five working days at most, and we may sell at once if your money is nearly used up.`,
        },
        {
          question: 'From which day does interest run?',
          answer:
            'From the day on which we pay the clearing corporation, one working day after the purchase (T+1), to the day your payment or the sale money arrives. There is no minimum: one day costs one day’s interest.',
        },
        {
          question: 'How much can I borrow?',
          answer: `Up to ${formatRupees(marginPolicy.largestLoan)} for one client, our sample policy, and less where the limit of a share or of the firm is reached first.`,
        },
        {
          question: 'Do I need a DDPI, and how is a pledge released?',
          answer:
            'You need no DDPI: you confirm each pledge with the depository’s link and OTP. Repay the loan on a share and ask for the release in the app. It is free of pledge on the next working day.',
        },
      ],
    },
  ],
  related: [
    '/invest-in-stocks',
    '/equity-broking',
    '/invest-in-derivatives',
    '/support/updates/disclosures',
  ],
  closing: `The rate of ${formatPercent(rate)} and the pledge fee are the sample firm’s. The exchange’s circulars bind.`,
};

import { firm } from '../firm';
import { formatRupees } from '@/lib/tools/format';

import { brokerageText, chargeRows } from '@/lib/domain/charge/charge-rows';
import { feeRupees, firmNote } from '@/lib/domain/charge/firm-tariff';
import { ruleTexts } from '@/lib/domain/rule/texts';
import type { ProductRecord } from './types';

/** Shares worth a lakh bought, and sold. */
const lakh = (['buy', 'sell'] as const).map((side) =>
  firmNote({
    segment: 'delivery',
    exchange: 'NSE',
    orders: [{ side, quantity: 100, price: 1_000 }],
  }),
);

export const stocks: ProductRecord = {
  path: '/invest-in-stocks',
  reviewed: '2026-11-27',
  lines: ['Own a part of', 'a company'],
  lead: 'Stocks, or shares, are parts of a listed company. You share in its profits, vote at its meetings, and share in its losses when business is bad.',
  particulars: [
    { title: 'For', text: 'Money that you won’t need for five years or more.' },
    { title: 'Costs', text: 'Brokerage, taxes and fees of about 0.4% to buy and as much to sell.' },
    { title: 'Needs', text: 'A demat account, a trading account and the price of one share.' },
  ],
  isSample: true,
  second: { label: 'Look up a company', href: '/companies' },
  picture: {
    kind: 'flower',
    alt: 'A flower of twenty equal petals, one of them orange: one share among all the shares of a company.',
    caption:
      'Every petal is a share of the same company and has the same rights. The orange one is yours.',
    petals: [{ to: 1, tone: 'brand' }, ...Array.from({ length: 19 }, () => ({ to: 0.92 }))],
  },
  sections: [
    {
      kind: 'how',
      id: 'how',
      nav: 'How it works',
      heading: 'How buying a share works, step by step',
      columns: [
        {
          title: 'You name a price',
          text: 'A limit order says the most you will pay. The exchange matches it with someone who will sell at that price or less.',
          picture: {
            kind: 'sum',
            rows: [
              ['Your limit', '₹412.00'],
              ['Cheapest seller', '₹411.60'],
            ],
            total: ['You pay', '₹411.60'],
          },
        },
        {
          title: 'The day closes',
          text: 'The market trades from 9:15 to 15:30; shares that have derivatives trade to 15:15 and set their closing price in an auction to 15:35. By evening a contract note lists the price, the minute and every charge.',
          picture: {
            kind: 'line',
            values: [411, 411.6, 410.8, 412.4, 413, 412.1, 413.6, 412.9, 414.2],
            level: 411.6,
            caption: 'The price moves on; you paid ₹411.60',
          },
        },
        {
          title: 'Shares arrive',
          text: 'On the next working day the clearing corporation pays the shares straight into your demat account. This is T+1.',
          picture: {
            kind: 'bars',
            values: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
            marked: [9],
            caption: 'Ten shares in your name, none in ours',
          },
        },
      ],
      closing:
        'From then on a dividend is paid to your bank account and a vote is sent to your e-mail, by the company and not by us.',
    },
    {
      kind: 'prose',
      id: 'return',
      nav: 'Where returns come from',
      heading: 'How shares earn: price rise and dividend',
      paragraphs: [
        'A company that earns more can pay more, and buyers bid more for it. Over long stretches share prices follow profits; over short ones they follow mood. The two can part for years.',
        'A dividend is a decision of the board, not a promise. Many sound companies pay nothing because they need the money, and some weak ones pay too much for too long.',
        'So the question before buying is not whether the price will rise next month. It is what the business earns, what it owes, who runs it and what you are asked to pay for that. Each [company page](/companies) puts the figures on record and the company’s peers on one page.',
      ],
      points: [
        {
          title: 'Growth',
          text: 'When profit rises, the price follows in time. Growth is slow and uneven, and some companies have none.',
        },
        {
          title: 'Dividend',
          text: 'Cash from profit. Tax of 10% is deducted (TDS) above ₹10,000 a year from one company.',
        },
        {
          title: 'Rerating',
          text: 'Buyers pay more for the same profit. This can reverse, and the gain is lost with it.',
        },
      ],
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'What it costs',
      notes: [
        {
          title: 'Read across',
          text: 'You pay the costs on every trade. The losses can happen with every holding.',
        },
        {
          title: 'Brokerage',
          text: `Our brokerage of ${brokerageText('delivery')} is used. [See all charges](/charges).`,
        },
      ],
      isSample: true,
      costs: {
        lead: 'On ₹1,00,000 of shares taken into the demat account, in rupees',
        columns: ['Buy', 'Sell'],
        ...chargeRows(lakh, ['delivery']),
        after: `When you sell, a depository (DP) charge of ${formatRupees(feeRupees('depository'))} + GST applies once a day per company, whatever the quantity. Gains are taxed at ${ruleTexts.gains.short} within twelve months and at ${ruleTexts.gains.long} after that, above ${ruleTexts.gains.exemptLakh} a year, plus cess.`,
      },
      risks: {
        heading: 'What you can lose',
        rows: [
          {
            name: 'One company fails',
            text: 'Shareholders are paid last. A single holding can go to nothing.',
            mark: 6,
          },
          {
            name: 'The market falls',
            text: 'The Sensex lost more than half from January to October 2008, and took until 2010 to recover.',
            mark: 6,
          },
          {
            name: 'Nobody wants to buy',
            text: 'In small companies a sale can move the price against you or wait behind a circuit limit.',
            mark: 3,
          },
          {
            name: 'You sell at the low',
            text: 'If you sell in a fall, a later rise does not bring the money back.',
            mark: 5,
          },
        ],
        warning: 'standard',
      },
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'Stocks suit you if',
      suits: [
        'You like to read accounts, or are ready to learn.',
        'You can watch a holding fall by a third without selling it for that reason.',
        'You will spread your money over fifteen or more companies in different industries.',
        'You already have an emergency fund and insurance.',
      ],
      elsewhere: {
        heading: 'Look elsewhere if',
        rows: [
          {
            text: 'You would rather buy the whole market at once.',
            href: '/invest-in-etfs-exchange-traded-funds',
          },
          { text: 'You want someone else to pick.', href: '/invest-in-mutual-funds' },
          { text: 'The money has a date within three years.', href: '/invest-in-fixed-income' },
          { text: 'You are acting on a tip.', href: '/blogs-and-articles' },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'steps',
      nav: 'First order',
      heading: 'How to buy your first share',
      notes: [
        {
          title: 'Order kinds',
          text: 'A market order takes any price. In a thin share that can be a bad one; a limit order can’t surprise you.',
        },
      ],
      steps: [
        {
          when: `${firm.accountOpening.minutes} minutes`,
          title: 'Open the account',
          text: 'PAN, Aadhaar with your mobile, a bank account and a signature, all on the phone.',
        },
        {
          when: 'An evening',
          title: 'Read one company',
          text: 'Results, debts, owners and three of its competitors.',
        },
        {
          when: 'A minute',
          title: 'Set a limit',
          text: 'Choose delivery, the number of shares and the highest price you accept.',
        },
        {
          when: 'Next working day',
          title: 'Check the demat',
          text: 'The depository sends its own message. It should match the contract note.',
        },
      ],
    },
    {
      kind: 'band',
      id: 'compounding',
      nav: 'Calculator',
      heading: '₹1,00,000 left alone for 15 years at 11% comes to {total}',
      text: 'No share grows at an even pace, so take the sum as arithmetic and not as a forecast. Try a lower rate, and see how much the last five years matter.',
      notes: [
        {
          title: 'Compounding',
          text: '11% a year is an assumption. An illustration, not advice and not a promise.',
        },
      ],
      action: { label: 'Change the figures', href: '/calculators/compounding-magic-calculator' },
      series: { kind: 'growth', amount: 100_000, rate: 11, years: 15 },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about shares',
      entries: [
        {
          question: 'How much money do I need to begin?',
          answer:
            'The price of one share plus charges. Many shares cost a few hundred rupees. There is no minimum brokerage, but a fixed depository (DP) charge weighs heavily on a very small sale.',
        },
        {
          question: 'Where are my shares kept?',
          answer:
            'At NSDL or CDSL, in your own name, in a demat account that we only open and service. If we closed tomorrow, the shares would still be yours and could be moved to another participant.',
        },
        {
          question: 'What is the difference between delivery and intraday?',
          answer:
            'A delivery purchase is paid in full and kept as long as you like. An intraday trade is bought and sold on the same day; its profit counts as speculative business income. In a SEBI study of July 2024, 71% of individual intraday traders in shares lost money in 2022-23.',
        },
        {
          question: 'Can I sell the day after I bought?',
          answer:
            'Yes, even before the shares have arrived. If the person who sold to you fails to deliver, though, your own sale may end in an auction at your cost. So wait for the credit in thinly traded names.',
        },
        {
          question: 'What happens in a bonus issue or a split?',
          answer:
            'You get more shares at a proportionally lower price, credited to the demat account by itself. The worth of your holding does not change that day; the cost of each share for tax does.',
        },
        {
          question: 'Do you tell me what to buy?',
          answer:
            'Our research desk publishes [reports with reasons and disclosures](/research/fundamental-reports). Whether one fits you is your decision, or one to take with a registered adviser.',
        },
        {
          question: 'NSE or BSE: where should I buy?',
          answer:
            'Prices differ by a few paise at most, and what you buy on one exchange you can sell on the other. Where a share is listed on both, the exchange with more trading that day fills an order more easily.',
        },
        {
          question: 'What happens to my open order at 15:15?',
          answer:
            'In a share with derivatives continuous trading stops. An open limit order is carried into the closing auction, where it can trade within 3% of the reference price. Stop-loss and iceberg orders are not taken there and lapse.',
        },
        {
          question: 'What do circuit, ASM, GSM and T2T mean?',
          answer:
            'A circuit is the price band of the day, outside which nothing trades. ASM and GSM are surveillance lists of the exchanges, with higher margins and narrower bands. A trade-to-trade (T2T) share must be taken or given in delivery; intraday is not allowed.',
        },
        {
          question: 'Can I set a loss on one share against a gain on another?',
          answer:
            'Yes. A short-term loss can be set against any capital gain, a long-term loss against long-term gains only. What is left can be carried forward for eight years if the return is filed in time.',
        },
        {
          question: 'Can I buy half a share, or run a SIP in shares?',
          answer:
            'Not half a share: the smallest order is one share. A SIP in shares is a standing order that buys whole shares on the day you choose.',
        },
        {
          question: 'Where is my contract note?',
          answer:
            'In your e-mail within 24 hours of the trade, and under Reports Login for as long as the account is open.',
        },
      ],
    },
  ],
  related: [
    '/invest-in-etfs-exchange-traded-funds',
    '/invest-in-mutual-funds',
    '/invest-in-equity-ninja',
    '/equity-broking',
    '/equity',
  ],
  closing: 'Prices in the examples are invented.',
};

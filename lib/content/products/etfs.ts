import { formatNumber, formatRupees } from '@/lib/tools/format';

import { brokerageText, gstText } from '@/lib/domain/charge/charge-rows';
import { levyText } from '@/lib/domain/charge/charge-texts';
import { firmNote } from '@/lib/domain/charge/firm-tariff';
import { ruleTexts } from '@/lib/domain/rule/texts';
import type { ProductRecord } from './types';

/** Units for ₹50,000; the purchase of ETF units bears no STT. */
const purchase = firmNote({
  segment: 'delivery',
  exchange: 'NSE',
  orders: [{ side: 'buy', quantity: 200, price: 250 }],
});
const brokerageAndGst = purchase.brokerage + purchase.gst;
const dutyAndFees = purchase.stampDuty + purchase.exchange + purchase.regulator;

/** Of a broad index and of a narrow theme, in rupees. */
const expenses = [25, 225];
const spreads = [9, 75];

const both = (amount: number): readonly string[] => expenses.map(() => formatNumber(amount));

export const etfs: ProductRecord = {
  path: '/invest-in-etfs-exchange-traded-funds',
  reviewed: '2026-11-27',
  lines: ['A whole index', 'in one trade'],
  lead: 'An exchange-traded fund (ETF) holds the shares of an index, or a metal, and you buy its units on the exchange like a share. No manager selects shares, so its yearly costs are low, and it falls as far as its index does.',
  particulars: [
    {
      title: 'For',
      text: 'Long holdings at low yearly cost, bought in one click or by a fixed plan.',
    },
    {
      title: 'Costs',
      text: 'From about 0.05% a year inside the price, brokerage, and the gap between bid and offer.',
    },
    { title: 'Needs', text: 'A demat account and the price of one unit, often under ₹300.' },
  ],
  second: { label: 'See the most traded', href: '#traded' },
  picture: {
    kind: 'flower',
    alt: 'Fifty equal petals inside a closed circle: the fifty shares of the Nifty 50 held in one unit.',
    caption:
      'Fifty shares inside one circle. The unit trades as a whole; the index, and not a manager, decides what is inside.',
    petals: Array.from({ length: 50 }, () => ({ to: 0.86 })),
    rings: [{ at: 0.98 }],
    centre: { figure: '1 unit', words: 'of the Nifty 50' },
  },
  sections: [
    {
      kind: 'live',
      id: 'traded',
      nav: 'Most traded',
      what: 'etfs',
      heading: 'ETFs with the most trading',
      lead: 'Turnover matters more here than with shares. A busy ETF has narrow gaps between buyers and sellers; in a quiet one the gap is your cost.',
      notes: [
        {
          title: 'As of',
          text: 'End of the trading day. Turnover says how easily you can leave, not whether you should enter.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'price',
      nav: 'Two prices',
      heading: 'Market price and NAV of an ETF',
      paragraphs: [
        'One is the NAV, the worth of what the fund holds for each unit. The fund house shows an indicative version of it, the iNAV, through the day. The other is the market price, at which somebody will actually deal with you.',
        'Large dealers called market makers hold the two together: when the price runs ahead they create units and sell them, when it lags they buy units and turn them in. It works well in liquid funds and badly where the holdings can’t be bought, as with funds on foreign indices whose overseas limit is used up. Such funds have traded 10% or more above their NAV.',
        'So use a limit order near the iNAV, avoid the first and last minutes, and never send a market order in a thin ETF.',
      ],
      points: [
        {
          title: 'Tracking difference',
          text: 'How far the fund’s year fell behind its index. Cost is most of it.',
        },
        { title: 'Tracking error', text: 'How much that gap varies. Lower is better.' },
        {
          title: 'Spread',
          text: 'The offer price minus the bid. You pay half going in and half going out.',
        },
      ],
    },
    {
      kind: 'worked',
      id: 'spread',
      nav: 'A spread in rupees',
      heading: 'The bid-ask spread: a cost that no fee table shows',
      paragraphs: [
        'Two ETFs on the same index charge nearly the same each year. The busy one quotes 280.90 to 281.00; the quiet one 278.50 to 281.30.',
        'Buy units for ₹50,000 in the quiet one and sell them a minute later: the gap alone takes about ₹498. At a yearly expense of 0.40% that is the fee of two and a half years, gone before anything happened.',
        'The remedy costs nothing. Quote your own price in the middle and wait.',
      ],
      sheet: {
        title: 'The same index, bought and sold at once',
        what: '₹50,000 of units, before charges',
        lines: [
          { label: 'Busy ETF, spread', note: '0.10 on 281.00', amount: '₹17.79' },
          { label: 'Quiet ETF, spread', note: '2.80 on 281.30', amount: '₹497.69', isStrong: true },
        ],
        total: { label: 'The difference', amount: '₹479.90' },
        foot: 'Invented quotes. Brokerage, stamp duty and tax are equal for both.',
      },
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'What you pay',
      isSample: true,
      costs: {
        lead: 'Equity ETF, ₹50,000 bought and held for a year, in rupees',
        columns: ['Broad index', 'Narrow theme'],
        rows: [
          {
            label: 'Brokerage and GST',
            note: `${brokerageText('delivery')} and ${gstText}`,
            values: both(brokerageAndGst),
          },
          {
            label: 'Stamp duty and fees',
            note: `${levyText('stampDuty', 'delivery')} and ${levyText('exchange', 'delivery')}`,
            values: both(dutyAndFees),
          },
          {
            label: 'Expenses of the fund',
            note: '0.05% or 0.45%',
            values: expenses.map((cost) => formatNumber(cost)),
          },
          {
            label: 'Half the spread',
            note: 'by how busy it is',
            values: spreads.map((cost) => formatNumber(cost)),
          },
        ],
        total: {
          label: 'First year',
          values: expenses.map((cost, at) =>
            formatRupees(brokerageAndGst + dutyAndFees + cost + (spreads[at] ?? 0)),
          ),
        },
        after: `On a sale, equity ETFs bear transaction tax of 0.001%, far below the ${levyText('transactionTax', 'delivery')} of shares. Gold, silver and bond ETFs bear none. [See all charges](/charges).`,
      },
      risks: {
        heading: 'Risks of ETFs',
        rows: [
          {
            name: 'Market fall',
            text: 'An index fund does not sell before a fall. If its index halves, so does your money.',
            mark: 6,
          },
          {
            name: 'A crowded index',
            text: 'A few large names can make up a third of a broad index, and nearly all of a sector one.',
            mark: 5,
          },
          {
            name: 'Premium over NAV',
            text: 'Scarce units can trade at a premium, which can vanish overnight.',
            mark: 4,
          },
          {
            name: 'Gold and silver',
            text: 'They pay no income and may not rise for years; silver moves more than most shares.',
            mark: 5,
          },
        ],
        warning: 'mutual-fund',
      },
    },
    {
      kind: 'compare',
      id: 'or-index-fund',
      nav: 'ETF or index fund',
      heading: 'ETF or index fund: how they differ',
      names: ['ETF', 'Index fund'],
      rows: [
        {
          question: 'Where you buy',
          answers: ['On the exchange, from another investor', 'From the fund house'],
        },
        {
          question: 'At which price',
          answers: ['Whatever the market quotes that second', 'The day’s NAV'],
        },
        { question: 'Yearly cost', answers: ['Usually lower', 'Usually a little higher'] },
        {
          question: 'Monthly plan',
          answers: ['A standing order, whole units only', 'A SIP to the rupee'],
        },
        { question: 'What to watch', answers: ['Spread and premium', 'Expense ratio of the plan'] },
      ],
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'ETFs suit you if',
      suits: [
        'You believe that few managers beat their index after cost.',
        'You know how to place a limit order.',
        'You want gold or silver without a locker.',
      ],
      elsewhere: {
        heading: 'Look elsewhere if',
        rows: [
          {
            text: 'You save a small sum every month and want all of it invested.',
            href: '/invest-in-mutual-funds',
          },
          { text: 'You want American shares themselves.', href: '/invest-in-us-investing' },
          { text: 'You want a desk to choose shares for you.', href: '/invest-in-equity-ninja' },
        ],
      },
    },
    {
      kind: 'band',
      id: 'mix',
      nav: 'Calculator',
      heading: 'A whole plan with three ETFs',
      text: 'Shares, bonds and gold in a mix for your age, your horizon and your tolerance for losses, with what to add and what to reduce.',
      action: { label: 'Work out a mix', href: '/calculators/asset-allocation-calculator' },
      points: ['A broad equity index', 'Government bonds of medium length', 'Gold, about 10%'],
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about ETFs',
      entries: [
        {
          question: 'How are gains on ETFs taxed?',
          answer: `Equity ETFs like shares: ${ruleTexts.gains.short} up to twelve months, then ${ruleTexts.gains.long} above the yearly ${ruleTexts.gains.exemptLakh}. Gold, silver and overseas ETFs: slab rate up to twelve months, then 12.5%. ETFs that hold mostly Indian debt: slab rate always.`,
        },
        {
          question: 'Do ETFs pay dividends?',
          answer:
            'Most Indian ones keep dividends inside and the NAV carries them. A few liquid ETFs pay out daily in fractions of units.',
        },
        {
          question: 'What if the fund house fails?',
          answer:
            'The holdings sit with a custodian under trustees and are not the fund house’s property. Another house would take the scheme over, or it would be wound up at market value.',
        },
        {
          question: 'Why did my ETF rise less than its index?',
          answer:
            'Cost, cash waiting to be invested, and the index being quoted without dividends or with them. Compare against the total-return version of the index.',
        },
        {
          question: 'Can I pledge units as margin?',
          answer:
            'Many broad and gold ETFs are accepted after a haircut; liquid ETFs often count as cash. The list is the clearing corporation’s and changes.',
        },
        {
          question: 'Is a low-priced unit a bargain?',
          answer:
            'No. One fund cuts its index into small units and another into large ones. What you get for ₹10,000 is the same.',
        },
        {
          question: 'Can I run a SIP in ETFs?',
          answer:
            'Yes, as a standing order for whole units on the date you choose; if that day is a holiday, the order goes out on the next trading day. What is too little for a unit stays in your ledger.',
        },
        {
          question: 'Where do I see the iNAV?',
          answer:
            'On the fund house’s website through the trading day, and on the exchange’s page of the ETF. Compare it with the price before you order.',
        },
        {
          question: 'Is there a smallest order?',
          answer:
            'One unit. There is no entry or exit load, and no lock-in unless the scheme is closed for a term.',
        },
      ],
    },
  ],
  related: ['/invest-in-mutual-funds', '/invest-in-stocks', '/invest-in-commodities', '/equity'],
  closing: 'Expense ranges are usual ones. Read the scheme’s documents for the figures that bind.',
};

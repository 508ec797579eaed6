import { formatRupees } from '@/lib/tools/format';

import { brokerageText } from '@/lib/domain/charge/charge-rows';
import { levyText } from '@/lib/domain/charge/charge-texts';
import { firmNote } from '@/lib/domain/charge/firm-tariff';
import type { ProductRecord } from './types';

/** One Gold Mini contract (100 g) sold and bought back, in rupees for 10 g. */
const hedge = firmNote({
  segment: 'commodity-futures',
  exchange: 'MCX',
  orders: [
    { side: 'sell', quantity: 10, price: 140_000 },
    { side: 'buy', quantity: 10, price: 134_000 },
  ],
});

export const commodities: ProductRecord = {
  path: '/invest-in-commodities',
  reviewed: '2026-11-27',
  lines: ['Trade gold,', 'oil and metal'],
  lead: 'Commodity derivatives are exchange contracts on gold, silver, crude oil, metals and farm goods. A jeweller uses them to fix a price. A trader takes the other side, and can lose more than the deposit.',
  particulars: [
    { title: 'For', text: 'Businesses with a price to protect, and traders with reserves.' },
    {
      title: 'Costs',
      text: `${brokerageText('commodity-futures')} brokerage, transaction tax (CTT), exchange fees, stamp duty and GST.`,
    },
    { title: 'Needs', text: 'The commodity segment switched on and margin in cash or pledge.' },
  ],
  second: { label: 'Today’s prices', href: '/commodity' },
  picture: {
    kind: 'flower',
    alt: 'Twelve petals for the months of a year. Long dark petals mark the months in which the large gold contract ends: February, April, June, August, October and December.',
    caption:
      'The 1 kg gold contract expires in February, April, June, August, October and December.',
    centre: { figure: '1 kg', words: 'a contract' },
    petals: [
      { to: 1, label: 'Dec' },
      { to: 0.35, tone: 'second', label: 'Jan' },
      { to: 1, label: 'Feb' },
      { to: 0.35, tone: 'second', label: 'Mar' },
      { to: 1, label: 'Apr' },
      { to: 0.35, tone: 'second', label: 'May' },
      { to: 1, label: 'Jun' },
      { to: 0.35, tone: 'second', label: 'Jul' },
      { to: 1, label: 'Aug' },
      { to: 0.35, tone: 'second', label: 'Sep' },
      { to: 1, label: 'Oct' },
      { to: 0.35, tone: 'second', label: 'Nov' },
    ],
  },
  sections: [
    {
      kind: 'table',
      id: 'lots',
      nav: 'Contracts and lots',
      heading: 'Lot sizes: gold from 1 gram to 1 kilogram',
      lead: 'The lot size sets your margin and what each ₹1 move gains or loses: ₹1 in Gold Petal, ₹100 in Gold.',
      caption: 'Common contracts on MCX',
      columns: [
        { label: 'Contract' },
        { label: 'Lot' },
        { label: 'Quoted for', narrow: 'line' },
        { label: '₹1 in the price is', isFigure: true },
        { label: 'Ends in', narrow: 'line' },
      ],
      rows: [
        ['Gold', '1 kg', '10 g', '₹100', 'delivery'],
        ['Gold Mini', '100 g', '10 g', '₹10', 'delivery'],
        ['Gold Petal', '1 g', '1 g', '₹1', 'delivery'],
        ['Silver', '30 kg', '1 kg', '₹30', 'delivery'],
        ['Silver Micro', '1 kg', '1 kg', '₹1', 'delivery'],
        ['Crude Oil', '100 barrels', '1 barrel', '₹100', 'cash'],
        ['Natural Gas', '1,250 mmBtu', '1 mmBtu', '₹1,250', 'cash'],
        ['Copper', '2,500 kg', '1 kg', '₹2,500', 'delivery'],
      ],
      after:
        'The exchange may change a lot for contracts not yet launched. Farm goods such as castor, guar and spices trade mainly on NCDEX.',
      notes: [
        {
          title: 'Delivery',
          text: 'Held into the last days, a deliverable contract obliges you to give or take metal in an approved vault.',
        },
      ],
    },
    {
      kind: 'hours',
      id: 'hours',
      nav: 'Trading hours',
      heading: 'Trading hours: metals and oil trade until late evening',
      lead: 'Prices follow London and New York, so the busiest hours here are the evening ones.',
      rows: [
        {
          name: 'Metals and energy',
          words: '9:00 to 23:30, to 23:55 while the United States is on winter time',
          spans: [[9, 23.92]],
        },
        { name: 'Farm goods', words: '9:00 to 17:00', spans: [[9, 17]] },
        { name: 'Internationally linked farm goods', words: '9:00 to 21:00', spans: [[9, 21]] },
        {
          name: 'Shares, to compare',
          words: '9:15 to 15:30; with derivatives to 15:15, then a closing auction to 15:35',
          spans: [[9.25, 15.5]],
        },
      ],
      after:
        'Positions stay open overnight. A stop-loss order is filled at the next price there is, which after a break can be far from the one you set.',
    },
    {
      kind: 'worked',
      id: 'hedge',
      nav: 'A hedge, worked',
      heading: 'Example: how a jeweller hedges the gold price',
      paragraphs: [
        'A jeweller buys 100 grams of gold in October for necklaces that she will sell at the day’s price in December. If gold falls in between, her stock loses value before it is sold.',
        'So she sells one Gold Mini contract on the day she buys the metal. Gold then drops from ₹1,40,000 to ₹1,34,000 for ten grams. The metal is worth ₹60,000 less, the contract has gained ₹60,000, so she still earns her making charge.',
        'Had gold risen, the contract would have cost what the metal gained, and daily cash would have been due on it in between. A hedger has to plan for that cash.',
      ],
      sheet: {
        title: 'October to December',
        what: '100 g of metal and one Gold Mini sold',
        lines: [
          { label: 'Metal, 10 × ₹6,000 lower', amount: '−₹60,000.00' },
          { label: 'Contract, 10 × ₹6,000 gained', amount: '+₹60,000.00' },
          {
            label: `Transaction tax (CTT), ${levyText('transactionTax', 'commodity-futures', 'MCX')}`,
            note: 'of ₹14,00,000',
            amount: `−${formatRupees(hedge.transactionTax)}`,
          },
          {
            label: `Stamp duty, ${levyText('stampDuty', 'commodity-futures', 'MCX')}`,
            note: 'of ₹13,40,000',
            amount: `−${formatRupees(hedge.stampDuty)}`,
          },
          {
            label: 'Brokerage, fees and GST',
            note: 'two orders',
            amount: `−${formatRupees(hedge.brokerage + hedge.exchange + hedge.regulator + hedge.gst)}`,
          },
        ],
        total: { label: 'What the hedge costs', amount: `−${formatRupees(hedge.total)}` },
        foot: 'Invented prices. The basis between spot and future is taken as nil.',
        isSample: true,
      },
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'Margin for one lot',
      notes: [
        {
          title: 'Margins',
          text: 'Rounded and rising with volatility. The clearing corporation’s figure of the day binds.',
        },
      ],
      costs: {
        lead: 'Rough size of contract and initial margin, in rupees',
        columns: ['Contract', 'Margin'],
        rows: [
          { label: 'Gold Petal', note: '1 g at ₹14,000', values: ['14,000', '1,640'] },
          { label: 'Gold Mini', note: '100 g at ₹14,000', values: ['14,00,000', '1,63,000'] },
          { label: 'Silver Micro', note: '1 kg at ₹2,15,000', values: ['2,15,000', '37,600'] },
          { label: 'Crude Oil', note: '100 barrels at ₹6,000', values: ['6,00,000', '1,96,000'] },
          { label: 'Natural Gas', note: '1,250 mmBtu at ₹300', values: ['3,75,000', '95,000'] },
        ],
        after: `Transaction tax is ${levyText('transactionTax', 'commodity-futures', 'MCX')} of non-farm futures and ${levyText('transactionTax', 'commodity-options', 'MCX')} of options, counted on the premium. Farm futures bear none. Profits are business income at your slab. The prices are invented. [See all charges](/charges).`,
      },
      risks: {
        heading: 'Risks of commodity trading',
        rows: [
          {
            name: 'Overnight gaps',
            text: 'A producers’ meeting or a war moves oil by a tenth while Indian exchanges are closed.',
            mark: 6,
          },
          {
            name: 'Below zero',
            text: 'In April 2020 a crude contract settled at a negative price. Buyers owed more than they had paid.',
            mark: 6,
          },
          {
            name: 'Margin raised at once',
            text: 'Exchanges raise margins when prices jump, and you must pay the same day.',
            mark: 5,
          },
          {
            name: 'Rupee and duty',
            text: 'Indian prices also move with the dollar and with import duty.',
            mark: 4,
          },
          {
            name: 'Delivery squeeze',
            text: 'Near expiry few sellers are left and prices can jump.',
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
      heading: 'Commodity contracts suit you if',
      suits: [
        'Your business buys or sells the commodity.',
        'You can pay a day’s loss in cash before 9:00 the next morning.',
        'You leave every deliverable contract before its tender days.',
      ],
      elsewhere: {
        heading: 'Look elsewhere if',
        rows: [
          { text: 'You want gold for ten years.', href: '/invest-in-etfs-exchange-traded-funds' },
          {
            text: 'You want a fund to weigh gold against shares.',
            href: '/invest-in-mutual-funds',
          },
          { text: 'You want to own a business.', href: '/invest-in-stocks' },
        ],
      },
    },
    {
      kind: 'band',
      id: 'allocation',
      heading: 'How much gold belongs in a plan?',
      text: 'The calculator shows gold next to shares and bonds for your age and horizon.',
      action: { label: 'Open asset allocation', href: '/calculators/asset-allocation-calculator' },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about commodities',
      entries: [
        {
          question: 'Do I need a separate account?',
          answer:
            'No, your trading account serves once the segment is activated with proof of income. Metal delivered to you sits in an account with the exchange’s repository or vault.',
        },
        {
          question: 'Will I receive gold at home?',
          answer:
            'Only if you hold into delivery, pay in full and lift it from the vault with charges and GST. You can exit before, while the contract still trades.',
        },
        {
          question: 'Which contract suits a first trade?',
          answer:
            'The smallest there is: one gram of gold or one kilogram of silver. The screen, the margin and the evening settlement work just as in the large ones.',
        },
        {
          question: 'What is the underlying of a commodity option?',
          answer:
            'Mostly the future, not the metal. An option in the money at expiry becomes a futures position, with its margin, unless you close it or decline.',
        },
        {
          question: 'Why does my price differ from the jeweller’s?',
          answer:
            'The shop adds tax, making charges and its margin; the exchange quotes a standard purity, without GST, for a coming date.',
        },
        {
          question: 'Can pledged shares serve as margin here?',
          answer:
            'Yes, within limits and after a haircut, but daily losses are settled in money only.',
        },
        {
          question: 'What is your brokerage?',
          answer: `${brokerageText('commodity-futures')}, for futures and options alike, whatever the size of the order, plus GST.`,
        },
        {
          question: 'Which contracts can I trade without delivery?',
          answer:
            'Crude oil and natural gas end in cash. The others in the table end in delivery: close them before their tender period begins.',
        },
        {
          question: 'Who helps in the evening?',
          answer:
            'The [commodity and currency desk](/support/get-in-touch/contact-us) answers until the evening session closes.',
        },
        {
          question: 'Who holds the metal that is delivered?',
          answer:
            'Vaults that the exchange has approved, with metal of refiners on its list. You pay storage until you lift it.',
        },
      ],
    },
  ],
  related: [
    '/commodity',
    '/research/currency-and-commodity-reports',
    '/invest-in-derivatives',
    '/invest-in-etfs-exchange-traded-funds',
  ],
  closing: 'The exchange’s contract specification decides.',
};

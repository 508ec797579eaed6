import { firm } from '../firm';
import type { ProductRecord } from './types';

export const tradingPlatform: ProductRecord = {
  path: '/trading-platform-jm-pro',
  reviewed: '2026-11-27',
  lines: ['See the order book', 'before you order'],
  lead: `${firm.tradingPlatform} puts depth, chart, charges and your own positions on one screen, on a phone, in a browser or on three monitors.`,
  particulars: [
    { title: 'For', text: 'Clients with a trading account who place their own orders.' },
    { title: 'Costs', text: 'Nothing to use. Trades cost what your tariff says.' },
    { title: 'Needs', text: 'A phone from the last six years or a current browser.' },
  ],
  second: { label: 'Log in', href: 'firm:tradeLogin' },
  picture: {
    kind: 'ladder',
    title: 'Five levels of a book',
    caption: 'Longer bars, more shares waiting. The gap between 512.40 and 512.55 is the spread.',
    isSample: true,
    bids: [
      [1240, 512.4],
      [3110, 512.35],
      [860, 512.3],
      [4520, 512.25],
      [2075, 512.2],
    ],
    offers: [
      [640, 512.55],
      [1985, 512.6],
      [2730, 512.65],
      [1150, 512.7],
      [5240, 512.75],
    ],
  },
  sections: [
    {
      kind: 'worked',
      id: 'depth',
      nav: 'Reading depth',
      heading: 'Market depth: what a large order really costs',
      paragraphs: [
        'The picture above shows what waits. Buy 5,000 shares at once and the first 640 cost 512.55, the next 1,985 cost 512.60, and the last 2,375 cost 512.65.',
        'The average is 512.62, and the next buyer finds the price moved. In this share the slippage is seven paise; in a quiet one it can be several rupees.',
        'So the order window works this out from the live book before you confirm, and shows the slippage in rupees next to the charges. If slippage exceeds your limit, you are asked to confirm again.',
      ],
      sheet: {
        title: 'Slippage of a market order',
        what: '5,000 shares against the book above',
        lines: [
          { label: '640 × 512.55', amount: '₹3,28,032.00' },
          { label: '1,985 × 512.60', amount: '₹10,17,511.00' },
          { label: '2,375 × 512.65', amount: '₹12,17,543.75' },
          { label: 'At the first price', amount: '₹25,62,750.00' },
        ],
        total: { label: 'Slippage', amount: '₹336.75' },
        foot: 'Invented quotes.',
        isSample: true,
      },
    },
    {
      kind: 'compare',
      id: 'places',
      nav: 'Phone, browser, desk',
      heading: 'App, browser and desktop compared',
      names: ['Phone', 'Browser', 'Desktop'],
      rows: [
        {
          question: 'Made for',
          answers: [
            'Checking and single orders',
            'A working day with other work',
            'Dealing for hours',
          ],
        },
        {
          question: 'Watchlists',
          answers: ['20 of 50 names', '20 of 50 names', '40 of 100 names'],
        },
        {
          question: 'Charts',
          answers: ['One at a time', 'Up to four', 'As many as screens allow'],
        },
        {
          question: 'Orders',
          answers: ['All kinds', 'All kinds, baskets', 'All kinds, baskets, keys'],
        },
        {
          question: 'Install',
          answers: [
            `[${firm.app.name}](/#app) from the store`,
            'Nothing',
            '[Trading software](/product-and-offerings/blinktrade-pro) for Windows',
          ],
        },
      ],
    },
    {
      kind: 'how',
      id: 'order-window',
      nav: 'The order window',
      heading: 'The order window',
      columns: [
        {
          title: 'Price',
          text: 'Limit is the default. Market must be chosen on purpose, and the band within which it may fill is printed.',
        },
        {
          title: 'Money',
          text: 'Margin, charges line by line and what stays free, before the button. After the trade the same lines are in the note.',
        },
        {
          title: 'Consequence',
          text: 'If you sell shares that are pledged, unsettled or not yours, the window says what follows and what it can cost.',
        },
      ],
      closing:
        'For derivatives the maximum loss is shown in rupees, and where there is none the words “no limit” take its place.',
    },
    {
      kind: 'table',
      id: 'keys',
      nav: 'Keys',
      heading: 'Keyboard shortcuts',
      caption: 'Keyboard shortcuts of the browser version',
      columns: [{ label: 'Key' }, { label: 'Does' }, { label: 'Safe by', narrow: 'line' }],
      rows: [
        ['B, S', 'Opens buy or sell for the marked share', 'Sends nothing yet'],
        ['Enter', 'Sends the order shown', 'Off until you switch it on'],
        ['D', 'Depth of the marked share', ''],
        ['O, P, H', 'Orders, positions, holdings', ''],
        ['Shift and C', 'Cancels the marked order', 'Asks once'],
        ['Esc', 'Closes whatever is open', ''],
      ],
    },
    {
      kind: 'balance',
      id: 'limits',
      nav: 'Costs and limits',
      heading: 'What it costs',
      costs: {
        lead: 'In rupees, GST extra',
        columns: ['A month'],
        rows: [
          { label: 'App and browser', values: ['0.00'] },
          { label: 'Desktop', values: ['0.00'] },
          { label: 'Live prices, both exchanges', values: ['0.00'] },
          { label: 'Order by phone when screens fail', values: ['0.00'] },
          {
            label: 'Programmed orders by API',
            note: 'on request, with a fixed address',
            values: ['500.00'],
          },
        ],
        after:
          'The sample firm’s tariff. Programmed trading follows the exchanges’ rules for retail algorithms: an algo ID on each order, and registration of strategies above 10 orders a second.',
      },
      risks: {
        heading: 'What the platform can’t do',
        lead: 'Even with a good connection',
        rows: [
          {
            name: 'Fill a stop-loss at its price',
            text: 'A stop becomes an order once triggered. In a gap it fills lower or not at all.',
          },
          {
            name: 'Work without interruption',
            text: 'Networks, exchanges and our systems fail at times. Keep the dealing desk’s number on paper.',
          },
          {
            name: 'Know your situation',
            text: 'It checks margin, not whether a trade is suitable for you.',
          },
          {
            name: 'Stop you from trading too much',
            text: 'Easy screens make people trade more, and on average frequent traders earn less.',
          },
        ],
        warning: 'standard',
      },
    },
    {
      kind: 'prose',
      id: 'safety',
      nav: 'Safety',
      heading: 'Login, session and freeze',
      paragraphs: [
        'Each login needs two different proofs: something you know and something you have, such as your phone’s fingerprint or a one-time code. A session ends after 30 minutes without use, and at the end of the trading day. A new device is announced on the old one and by e-mail.',
        'You can lock trading yourself: for a day, for a segment or altogether. The lock takes effect at once, cancels open orders, and lifting it takes a fresh verification. Use it when you lose your phone, or when you want to stop trading for the day.',
      ],
      points: [
        { title: 'Loss limit', text: 'Set a sum. Past it, no new positions that day.' },
        {
          title: 'Voluntary freeze',
          text: `By app at once, or by phone on ${firm.freezeLine.phone}, 24 hours: within 15 minutes in market hours.`,
        },
        {
          title: 'Trusted sources',
          text: 'Install from the links on this site only, never from a file somebody sends.',
        },
      ],
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'The platform suits you if',
      suits: [
        'You decide yourself and want to see the charges first.',
        'You move between phone and desk in a day.',
        'You want limits that you can’t switch off on a bad day.',
      ],
      elsewhere: {
        heading: 'Look elsewhere if',
        rows: [
          {
            text: 'You buy a fund once a month; the short form is quicker.',
            href: '/invest-in-mutual-funds',
          },
          { text: 'You want baskets made for you.', href: '/invest-in-equity-ninja' },
          { text: 'You would rather speak to someone.', href: '/equity-broking' },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'steps',
      nav: 'Start',
      heading: 'How to start',
      steps: [
        {
          when: 'Day 0',
          title: 'Client code',
          text: 'It arrives by e-mail once the account is open, with a link that works for an hour.',
        },
        { when: '5 minutes', title: 'Secure', text: 'Password, second factor, recovery contact.' },
        {
          when: 'Once',
          title: 'Look around',
          text: 'Place an order and stop at the last window: it shows every charge, and nothing is sent until you confirm.',
        },
        {
          when: 'When ready',
          title: 'Trade',
          text: 'One share, one limit order. Compare the note with the window.',
        },
      ],
    },
    {
      kind: 'band',
      id: 'watch',
      heading: 'Read how orders and settlement work',
      text: 'Articles explain order types, settlement, stop-losses and what a contract note shows.',
      action: { label: 'Read the articles', href: '/blogs-and-articles' },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about the platform',
      entries: [
        {
          question: 'Which phones and browsers work?',
          answer:
            'Android 10 and iOS 16 or newer, and the current and previous versions of the large browsers. Older ones are refused at login because they can’t be kept safe.',
        },
        {
          question: 'What if my internet fails with a position open?',
          answer:
            'Call the dealing desk, give your client code and answer the security questions. The desk can close or change orders. It can’t open new ones without a recorded instruction.',
        },
        {
          question: 'Are prices live?',
          answer:
            'Yes, from both exchanges, within a second. Prices on this website are delayed or of the day’s end and marked so.',
        },
        {
          question: 'Can I use my own program?',
          answer:
            'Through the API with a static address and keys that expire daily. Up to 10 orders a second on an exchange you need only the generic algo ID. Above that, or with a strategy supplied by somebody else, the algo has to be registered with the exchange.',
        },
        {
          question: 'Is my data sold?',
          answer:
            'No. Screens report crashes and speed to us, without holdings or names. The [privacy notice](/support/updates/privacy) lists everything stored and for how long.',
        },
        {
          question: 'Can two people use one login?',
          answer:
            'No. Give a family member an account or a written authority. Shared passwords undo every protection and are against the agreement.',
        },
      ],
    },
  ],
  related: [
    '/equity-broking',
    '/product-and-offerings/blinktrade-pro',
    '/invest-in-derivatives',
    '/support/tools-and-resources',
  ],
  closing: 'Features and tariff are the sample firm’s.',
};

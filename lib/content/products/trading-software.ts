import { firm } from '../firm';
import type { ProductRecord } from './types';

export const tradingSoftware: ProductRecord = {
  path: '/product-and-offerings/blinktrade-pro',
  reviewed: '2026-11-27',
  lines: ['For a full', 'trading day'],
  lead: 'A program for Windows that dealers and very active clients keep open from the first quote to the last. Everyone else is better served by the browser.',
  particulars: [
    { title: 'For', text: 'Clients who place more than a few orders a day, and our dealers.' },
    { title: 'Costs', text: 'No licence fee. Ordinary [brokerage](/charges).' },
    { title: 'Needs', text: 'Windows 10 or 11, 8 GB of memory, a wired connection.' },
  ],
  second: { label: 'Phone and browser instead', href: '/trading-platform-jm-pro' },
  picture: {
    kind: 'document',
    title: 'A working layout',
    what: 'Four windows on one screen, saved by name',
    lines: [
      { label: 'Upper left', note: '25 names, sorted by change', amount: 'Watchlist' },
      { label: 'Upper right', note: 'five minutes, two averages', amount: 'Chart' },
      { label: 'Lower left', note: 'of the marked name', amount: 'Depth' },
      { label: 'Lower right', note: 'filled, waiting, refused', amount: 'Orders', isStrong: true },
    ],
    foot: 'Layouts are saved in a file that you can move to another computer.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'what',
      nav: 'What it is',
      heading: 'How the program differs from the website',
      paragraphs: [
        'The program stays connected to our servers and receives each price change at once; a web page has to keep asking. The difference is a fraction of a second. It matters to people who trade all day and not to those who invest.',
        'It has no flashing banners and no leaderboard. You can set the colours, sounds are off until you switch them on, and each window can be moved to another monitor.',
        `Orders placed here appear at once in [${firm.app.name}](/#app) on the phone and the other way round, because both look at one order book on our side.`,
      ],
    },
    {
      kind: 'table',
      id: 'parts',
      nav: 'Its windows',
      heading: 'The nine windows',
      caption: 'Windows of the program',
      columns: [
        { label: 'Window' },
        { label: 'What it answers' },
        { label: 'Worth knowing', narrow: 'line' },
      ],
      rows: [
        ['Watchlist', 'What moves', 'Up to 40 lists; formulas across columns'],
        ['Depth', 'Who waits at which price', 'Twenty levels where the exchange sends them'],
        ['Chart', 'What it did before', 'From ticks to months'],
        ['Order book', 'What is waiting or refused', 'Double click to change'],
        ['Trade book', 'What was filled', 'Sum by name and by day'],
        ['Net position', 'What is open, and its result', 'Square off one or all'],
        ['Option chain', 'Strikes next to each other', 'With implied volatility'],
        ['Spread', 'Two legs at one difference', 'Sent together, filled together or not at all'],
        ['Scanner', 'Which names meet a rule', 'Runs on your computer'],
      ],
    },
    {
      kind: 'how',
      id: 'install',
      nav: 'Installing it',
      heading: 'How to install it',
      columns: [
        {
          title: 'Fetch',
          text: 'Download the installer after logging in to the trading platform. Its signature shows the firm’s name; if Windows says “unknown publisher”, stop and call us.',
        },
        {
          title: 'Pair',
          text: 'The first start asks for your code, password and a one-time code. The computer is then known, and a new one has to be paired again.',
        },
        {
          title: 'Update',
          text: 'It updates at start, never during the session, and keeps the previous version for a week in case yours misbehaves.',
        },
      ],
    },
    {
      kind: 'balance',
      id: 'failures',
      nav: 'Costs and limits',
      heading: 'What it needs',
      costs: {
        lead: 'Besides the program itself, which is free',
        columns: ['About'],
        rows: [
          { label: 'A computer that is not shared', values: ['yours'] },
          { label: 'Two lines from two providers', note: 'a month', values: ['₹1,500.00'] },
          { label: 'Power for half an hour', note: 'battery, once', values: ['₹6,000.00'] },
          { label: 'A second factor', note: 'app or key', values: ['nil'] },
        ],
        after:
          'Dealers at branches and franchisees need a certified user and a registered address for each terminal.',
      },
      risks: {
        heading: 'Risks of fast trading',
        lead: 'Mistakes happen faster too',
        rows: [
          {
            name: 'Typing errors',
            text: 'One zero too many makes an order ten times too large. Set limits for value and quantity for each share.',
          },
          {
            name: 'Connection loss',
            text: 'Orders already sent stay in the market. The phone shows them; so does our desk.',
          },
          {
            name: 'Old prices',
            text: 'When the feed stalls, the screen turns grey and orders ask for confirmation.',
          },
          {
            name: 'Too many trades',
            text: 'Long days at a fast screen lead to more trades than you planned.',
          },
        ],
        warning: 'standard',
      },
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'The program suits you if',
      suits: [
        'You work with several monitors and a keyboard.',
        'You trade spreads or option chains.',
        'You want a scanner that runs on your own rules.',
      ],
      elsewhere: {
        heading: 'You do not need it if',
        rows: [
          {
            text: 'You use a Mac or a tablet: the browser does nearly all of it.',
            href: '/trading-platform-jm-pro',
          },
          { text: 'You look once a day.', href: '/equity-broking' },
          { text: 'You are still learning what an option is.', href: '/invest-in-derivatives' },
        ],
      },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about the software',
      entries: [
        {
          question: 'Can I run it on two computers?',
          answer:
            'Yes. Pair each computer; only one can be logged in at a time. The second login closes the first.',
        },
        {
          question: 'Does it trade by itself?',
          answer:
            'No. It has alerts and prepared orders, and each of them waits for your key. Strategies that act alone go through the API, under the exchanges’ rules for retail algorithms.',
        },
        {
          question: 'Where are my layouts saved?',
          answer: 'On your computer, in a folder you choose. We don’t copy them.',
        },
        {
          question: 'What do the colours of an order mean?',
          answer:
            'Blue is waiting, plain is filled, struck through is cancelled, and red is refused with the exchange’s reason next to it.',
        },
        {
          question: 'Can I export my trades?',
          answer:
            'Every table saves as CSV with the columns you see. For tax use the statement from the reports login, since it carries charges and corrections.',
        },
        {
          question: 'Who helps if it will not start?',
          answer:
            'Customer care, which passes you on to a technician. Have the version number ready; it is in the title bar.',
        },
      ],
    },
  ],
  related: ['/trading-platform-jm-pro', '/equity-broking', '/support/tools-and-resources'],
  closing: 'Features are the sample firm’s.',
};

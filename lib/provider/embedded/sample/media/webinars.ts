import type { WebinarWire } from '@/lib/provider/schemas/content';

const HERE = '/webinars';

/** Webinars, latest date first, as `talking-finance/webinars` sends them. Desks speak, not persons. */
export const webinars: WebinarWire[] = [
  {
    title: 'Year-end tax records: gains, dividends and what to download',
    startsAt: '2027-01-14T18:00:00+05:30',
    minutes: 60,
    speaker: 'Client education desk',
    link: HERE,
  },
  {
    title: 'Reading a bond’s information memorandum before you buy',
    startsAt: '2026-12-17T18:00:00+05:30',
    minutes: 45,
    speaker: 'Fixed income desk',
    link: HERE,
  },
  {
    title: 'Index funds and ETFs: tracking difference, spread and cost',
    startsAt: '2026-12-10T18:00:00+05:30',
    minutes: 45,
    speaker: 'Mutual fund desk',
    link: HERE,
  },
  {
    title: 'Options: what you can lose, before what you can gain',
    startsAt: '2026-12-03T18:00:00+05:30',
    minutes: 60,
    speaker: 'Derivatives desk',
    link: HERE,
  },
  {
    title: 'Your first month as a shareholder: questions answered live',
    startsAt: '2026-11-26T18:00:00+05:30',
    minutes: 60,
    speaker: 'Client education desk',
    link: HERE,
  },
  {
    title: 'A contract note and a ledger, read together',
    startsAt: '2026-11-05T18:00:00+05:30',
    minutes: 45,
    speaker: 'Operations desk',
    link: HERE,
    recording: '/videos/SAMPLE-0001',
  },
  {
    title: 'Safe habits: OTPs, apps and payment handles',
    startsAt: '2026-10-08T18:00:00+05:30',
    minutes: 45,
    speaker: 'Information security desk',
    link: HERE,
    recording: '/videos/SAMPLE-0029',
  },
  {
    title: 'IPO bids, mandates and allotment, with a sample issue',
    startsAt: '2026-09-10T18:00:00+05:30',
    minutes: 60,
    speaker: 'Primary market desk',
    link: HERE,
    recording: '/videos/SAMPLE-0015',
  },
  {
    title: 'SIPs in a falling market: arithmetic and temper',
    startsAt: '2026-08-06T18:00:00+05:30',
    minutes: 60,
    speaker: 'Mutual fund desk',
    link: HERE,
    recording: '/videos/SAMPLE-0017',
  },
  {
    title: 'Gold in a portfolio: coin, fund, bond or contract',
    startsAt: '2026-06-11T18:00:00+05:30',
    minutes: 45,
    speaker: 'Commodity desk',
    link: HERE,
    recording: null,
  },
  {
    title: 'For partners: what an advertisement may say',
    startsAt: '2026-04-23T16:00:00+05:30',
    minutes: 60,
    speaker: 'Compliance desk',
    link: HERE,
    recording: null,
  },
];

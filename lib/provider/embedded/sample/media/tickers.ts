import type { TickerWire } from '@/lib/provider/schemas/content';

/**
 * Announcements. `T` is the footer's position. Two windows show that they work: one has passed and
 * one has not begun.
 */
export const tickers: TickerWire[] = [
  {
    title: 'Trading holiday',
    description:
      'NSE and BSE are closed on <strong>Tuesday, 24 November 2026</strong> for Guru Nanak Jayanti.',
    redirection: '/support/updates',
    position: 'T',
    start: '2026-11-16T00:00:00+05:30',
    end: '2026-11-24T23:59:59+05:30',
  },
  {
    title: 'Pay safely',
    description:
      'Pay only to UPI handles that carry <strong>@valid</strong>, and look the payee up in SEBI Check.',
    redirection: '/support/faqs',
    position: 'T',
  },
  {
    title: 'Fraud',
    description:
      'We never ask for an OTP or promise a return. Report fraud at once: call <strong>1930</strong>.',
    redirection: '/videos/SAMPLE-0029',
    position: 'T',
  },
  {
    title: 'Derivatives',
    description:
      '<strong>9 out of 10</strong> individual traders in equity F&amp;O made a net loss. Read the risks first.',
    redirection: '/invest-in-derivatives',
    position: 'T',
  },
  {
    title: 'Nomination',
    description:
      'Add a nominee to your demat account, or <em>opt out in writing</em>: the form takes five minutes.',
    redirection: '/support/form-center',
    position: 'T',
  },
  {
    title: 'Settlement',
    description:
      'Trades of Monday, 9 November 2026 settled on <strong>Wednesday, 11 November</strong>: Tuesday was a holiday.',
    redirection: '/support/updates',
    position: 'T',
    start: '2026-11-05T00:00:00+05:30',
    end: '2026-11-11T23:59:59+05:30',
  },
  {
    title: 'Long look ahead',
    description: 'A sample notice for <strong>1 January 2099</strong>, unseen until that day.',
    redirection: '/support/updates',
    position: 'T',
    start: '2099-01-01T00:00:00+05:30',
    end: '2099-01-31T23:59:59+05:30',
  },
  {
    title: 'Webinar',
    description: 'Your first month as a shareholder: <strong>26 November, 6 pm</strong>.',
    redirection: '/webinars',
    position: 'H',
    end: '2026-11-26T19:00:00+05:30',
  },
];

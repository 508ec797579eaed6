import { drawSteps } from './parts';
import type { Poster } from './poster';

/** Sources: SEBI's T+1 cycle, in force for all shares since 27 January 2023; direct pay-out 2025. */
export const settlement: Poster = {
  heading: 'Buy on Monday, own on Tuesday',
  lead: 'An Indian share trade settles on the next working day. This is T+1, hour by hour.',
  foot: 'Clock times are the usual ones. A settlement holiday in between moves the second day on by one.',
  body: (sheet, top) => {
    drawSteps(sheet, { top, bottom: 892, margin: 128 }, [
      {
        mark: 'T',
        name: 'Your order matches',
        text: 'Price and quantity are fixed. A buyer’s money is blocked, and so are a seller’s shares.',
      },
      {
        mark: 'Evening',
        name: 'The clearing house nets',
        text: 'It works out what each broker owes. Your contract note is sent to you within 24 hours.',
      },
      {
        mark: 'T+1',
        name: 'Pay-in, in the morning',
        text: 'Sellers’ shares and buyers’ money reach the clearing corporation.',
      },
      {
        mark: '3:30 pm',
        name: 'Pay-out, by the afternoon',
        text: 'Shares are credited straight to the buyer’s demat account; sellers’ money goes out.',
      },
    ]);
  },
};

/** Source: SEBI's listing timeline of T+3, mandatory for issues since 1 December 2023. */
export const listing: Poster = {
  heading: 'From the last bid to listing in three working days',
  lead: 'T is the day the issue closes. Your money stays in your bank, blocked, until allotment.',
  foot: 'Working days. The timetable of each issue stands in its prospectus.',
  body: (sheet, top) => {
    drawSteps(sheet, { top, bottom: 892, margin: 104 }, [
      {
        mark: 'T',
        name: 'The issue closes',
        text: 'Approve the UPI mandate by 5 pm. A bid without an approved mandate is not counted.',
      },
      {
        mark: 'T+1',
        name: 'Allotment is settled',
        text: 'The registrar and exchange fix who gets shares. Excess retail bids go to a draw.',
      },
      {
        mark: 'T+2',
        name: 'Shares in, money released',
        text: 'Allotted shares reach demat accounts. The block on the rest of the money is lifted.',
      },
      {
        mark: 'T+3',
        name: 'Trading starts',
        text: 'The share lists. Its first price may be above or below what you paid.',
      },
    ]);
  },
};

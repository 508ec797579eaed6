import { mutualFundWarning, standardWarning } from '@/lib/content/prescribed';

import type { Section } from './document';

interface Leaflet {
  readonly match: RegExp;
  readonly sections: readonly Section[];
}

const list = (heading: string, ...points: string[]): Section => ({ heading, points });
const ordered = (heading: string, ...steps: string[]): Section => ({ heading, steps });

const leaflets: readonly Leaflet[] = [
  {
    match: /franchisee-introduction/,
    sections: [
      list(
        'What you set up',
        'A room of your own with the notices that the exchanges prescribe on the wall.',
        'Registration as authorised person with each exchange, in your name, before the first client.',
        'Two screens, a recorded telephone line, a register of orders.',
      ),
      list(
        'What you do and do not do',
        'You introduce clients, explain charges and risks, and take orders on record.',
        'You never take money or shares from a client, and never trade for one.',
      ),
      list(
        'How you are paid',
        'A share of the brokerage that clients pay, after statutory charges, under a written agreement. It depends on their trading and may be nothing in a month.',
      ),
    ],
  },
  {
    match: /authorised-person-checklist/,
    sections: [
      ordered(
        'In this order',
        'PAN, proof of address, photograph, education: tenth standard at least.',
        'The certification that each segment asks for, valid on the day of application.',
        'Proof of the office: rent agreement or deed, photographs.',
        'Declaration that you are fit and proper, and have no open case with a regulator.',
        'Agreement signed, application by the broker to the exchange, approval received.',
        'Notice board up, and terminal mapped, before the first order.',
      ),
    ],
  },
  {
    match: /office-signage/,
    sections: [
      list(
        'On the wall, where a client stands',
        'The broker’s registered name, SEBI number and logo, larger than your own name.',
        'Your name as authorised person, with the number of each exchange.',
        'The notice with dos and don’ts, the investor charter, and the path of complaints with names and numbers.',
        'The lines “no cash is accepted” and “no promised returns”.',
      ),
    ],
  },
  {
    match: /onboarding-leaflet/,
    sections: [
      ordered(
        'Seven steps',
        'Keep PAN, Aadhaar-linked mobile and a bank proof ready.',
        'Enter PAN and date of birth; your KYC is looked up.',
        'Confirm address and bank; one rupee is sent to your account.',
        'Take a photograph on camera and sign on screen.',
        'Choose segments. Derivatives ask for a proof of income.',
        'Name a nominee or opt out.',
        'E-sign with an Aadhaar OTP; numbers arrive by e-mail.',
      ),
    ],
  },
  {
    match: /mtf-explained/,
    sections: [
      list(
        'What it costs',
        'Interest on the borrowed part, every day, also on holidays.',
        'Brokerage and taxes on the whole value, not on your part alone.',
        'A charge for each pledge and its release.',
      ),
      list(
        'What can go wrong',
        'Own Rs 60,000 and Rs 40,000 borrowed: a fall of 15% takes a quarter of your own money, before interest.',
        'The margin asked for can be raised overnight.',
        'If a call is not met, shares are sold without a further question.',
      ),
    ],
  },
  {
    match: /distributor-handbook/,
    sections: [
      list(
        'Three numbers on every form',
        'Your ARN, valid on the day.',
        'Your EUIN, or the declaration that there was no advice.',
        'The broker’s code, if you work under one.',
      ),
      list(
        'What you tell before, not after',
        'That the regular plan pays you, how much, and that a direct plan exists.',
        'The riskometer, exit load and category, in that order.',
        'What the scheme does not do: no promised return, no fixed date.',
      ),
    ],
  },
  {
    match: /sip-conversation/,
    sections: [
      list(
        'Cards to lay on the table',
        '“When do you need it?” A date within three years does not belong in shares.',
        '“What would you do after a fall of 30%?” Write the answer down with the date.',
        '“What can you pay in a bad month?” That is the instalment.',
        '“What is 12%?” An assumption. Show 4% and 8% beside it.',
      ),
    ],
  },
  {
    match: /goal-planning/,
    sections: [
      {
        heading: 'Fill in together',
        blanks: [
          'Goal, in words',
          'Cost today, in rupees',
          'Year it is needed',
          'Rise in prices assumed, per cent a year',
          'Cost then (inflation calculator)',
          'Saved for it so far',
          'Return assumed, and what if it is half',
          'Instalment that follows',
          'Date of the next review',
        ],
      },
    ],
  },
  {
    match: /riskometer-poster/,
    sections: [
      list(
        'Six levels',
        'Low: overnight funds, as a rule.',
        'Low to moderate: liquid and money market funds.',
        'Moderate: many short-term bond funds.',
        'Moderately high: funds with weaker or longer bonds.',
        'High: some hybrid funds.',
        'Very high: share funds and sector funds.',
      ),
      {
        heading: 'Read it every month',
        paragraphs: [
          'The level is worked out from the portfolio each month. A change is told to holders of units and stands on the fund’s page.',
        ],
      },
    ],
  },
  {
    match: /fixed-income-leaflet/,
    sections: [
      list(
        'Two questions, in this order',
        'Will I be paid? Read issuer, security and rating, and who gave the rating when.',
        'What do I earn if I am? Yield to maturity, not the coupon.',
      ),
      list(
        'And two more',
        'Can I sell before the end? Look at what was traded last month.',
        'What is left after tax? Interest is taxed at your own rate.',
      ),
    ],
  },
  {
    match: /fraud-awareness/,
    sections: [
      list(
        'Pay safely',
        'Only to handles with @valid, or to bank accounts that SEBI Check confirms.',
        'Never to a person’s own number, never in cash.',
      ),
      list(
        'Spot it',
        'A promised return. A group with other people’s profits. An app sent as a link. A request for an OTP. Tax to be paid before a withdrawal.',
      ),
      ordered(
        'If it happened',
        'Call 1930 at once; the first hour counts.',
        'Report at cybercrime.gov.in and keep the number.',
        'Freeze the account with your broker and change your e-mail password.',
      ),
    ],
  },
  {
    match: /advertising-rules/,
    sections: [
      list(
        'Show always',
        'Registered name, registration number, address, and the standard warning in readable size.',
        'The date and source of every figure.',
      ),
      list(
        'Never say',
        'That a return is certain, that a loss is made good, or that past results will repeat.',
        'That you are better than all others, in whatever words.',
        'Praise of a client, with or without a name.',
      ),
      list(
        'Before it goes out',
        'Compliance approves every text, picture and post in writing. Keep it for the period the rules name.',
      ),
    ],
  },
];

/** What stands in a leaflet, poster or handbook for partners, by the path of its file. */
export function marketingSections(path: string): Section[] {
  const found = leaflets.find(({ match }) => match.test(path))?.sections ?? [
    list(
      'How to use it',
      'Explain cost and risk before benefit.',
      'Leave a copy with the client, with the date on it.',
    ),
  ];
  return [
    ...found,
    { heading: 'To be read out', points: [standardWarning.text, mutualFundWarning.text] },
  ];
}

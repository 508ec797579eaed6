import { firm } from '../firm';

import { list, section, table, terms, text, type TextDocument } from './types';

/** The policy on client passwords; the PDF under `/documents` is set from it. */
export const passwordPolicy: TextDocument = {
  heading: 'Password policy for client logins',
  lead: 'How passwords for the trading login, the reports login and the app are made, used, changed and blocked. It applies to every client and to everyone who acts for one.',
  updated: '2026-11-06',
  contact: { label: 'Information security', email: firm.complianceOfficer.email },
  sections: [
    section(
      'choose',
      'Choosing a password',
      list(
        'At least 12 characters, or at least 8 with a capital letter, a small letter, a digit and a sign.',
        'Not your name, client code, PAN, date of birth or mobile number, and none that stands in a public list of stolen passwords. The login screen checks this.',
        'Not one that you use anywhere else, and none of your last eight here.',
        'A sentence of four or five words that only you would string together is both long and easy to keep in mind.',
        'A password manager is welcome. Pasting into the field is allowed.',
      ),
    ),
    section(
      'second-factor',
      'The second factor',
      text(
        'A password alone opens nothing. Each login also asks for a one-time password sent to your registered mobile number and e-mail, a code from an authenticator app, or the fingerprint or face check of a phone that you have registered.',
      ),
      list(
        'A one-time password is valid for three minutes and for one login.',
        'No employee, franchisee or distributor may ask for it, in any words, for any reason.',
        'A new device is reported to you by text message and e-mail at once.',
      ),
    ),
    section(
      'change',
      'Changing and resetting it',
      table(
        'When a password is changed',
        ['Occasion', 'What happens'],
        ['First login', 'The password that we sent works once; you then choose your own.'],
        [
          'You forgot it',
          'You set a new one after a code to your mobile and one to your e-mail. Nobody at our desks can read or set it.',
        ],
        [
          'You suspect that someone knows it',
          'Change it and end all sessions from the profile, or ask for a freeze of online access.',
        ],
        ['We suspect it', 'We end all sessions, ask for a new one and tell you why.'],
        [
          'Twelve months unchanged',
          'You are reminded. A good password need not be changed for its age alone.',
        ],
      ),
    ),
    section(
      'lock',
      'Locks and time-outs',
      list(
        'After five wrong attempts the login is locked for 30 minutes; after ten in a day until you reset it.',
        'A session ends after 30 minutes without use on the web, and at the end of the trading day in any case.',
        'A login that was not used for twelve months is closed until you identify yourself anew.',
      ),
    ),
    section(
      'storage',
      'How we keep it',
      terms(
        [
          'Stored',
          'As a salted hash by a slow function made for passwords. The password itself is stored nowhere.',
        ],
        ['Sent', 'Over encrypted connections only, never by e-mail, text message or phone.'],
        ['Logged', 'Attempts are logged with time and device, and never what was typed.'],
        [
          'Reviewed',
          'Once a year, after each incident, and when SEBI or an exchange changes its rules.',
        ],
      ),
    ),
    section(
      'block',
      'If something is wrong, block first',
      text(
        `Call ${firm.customerCare.phone} or write to ${firm.customerCare.email} and say that you want online access frozen. During trading hours we do it within 15 minutes, cancel pending orders and confirm by text message and e-mail. Report a loss of money at 1930 or cybercrime.gov.in in the first hours: that is when payments can still be held.`,
      ),
    ),
    section(
      'yours',
      'What is yours to do',
      list(
        'Tell nobody your password, and type it only at the address that you typed yourself or in the app from an official store.',
        'Keep your mobile number and e-mail up to date: codes and alerts go there alone.',
        'Keep the phone and computer updated and locked.',
        'Look at the alerts of exchange and depository on the same day, and object the same day.',
      ),
    ),
  ],
};

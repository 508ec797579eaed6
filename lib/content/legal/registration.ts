import type {
  AuthorisedPerson,
  AuthorisedPersonStatus,
} from '@/lib/domain/support/authorised-persons';
import { firm } from '../firm';

import { mailbox } from './links';

export const REGISTRATION_UPDATED = '2026-11-23';

/** A row of the table of key managerial personnel. */
export interface KeyPerson {
  readonly name: string;
  readonly designation: string;
  readonly phone: string;
  readonly email: string;
}

/** Sample persons of the sample firm. */
export const keyPersonnel: readonly KeyPerson[] = [
  {
    name: 'B. Sample',
    designation: 'Managing director and chief executive officer',
    phone: '022 0000 0005',
    email: mailbox('ceo'),
  },
  {
    name: 'E. Sample',
    designation: 'Whole-time director, operations',
    phone: '022 0000 0006',
    email: mailbox('operations'),
  },
  {
    name: 'F. Sample',
    designation: 'Chief financial officer',
    phone: '022 0000 0007',
    email: mailbox('finance'),
  },
  {
    name: firm.complianceOfficer.name,
    designation: firm.complianceOfficer.designation,
    phone: firm.complianceOfficer.phone,
    email: firm.complianceOfficer.email,
  },
  {
    name: 'G. Sample',
    designation: 'Company secretary',
    phone: '022 0000 0008',
    email: mailbox('secretary'),
  },
  {
    name: 'H. Sample',
    designation: 'Principal officer, research',
    phone: '022 0000 0009',
    email: mailbox('research'),
  },
  {
    name: 'K. Sample',
    designation: 'Principal officer, portfolio management',
    phone: '022 0000 0018',
    email: mailbox('portfolio'),
  },
  {
    name: 'L. Sample',
    designation: 'Principal officer, investment advice',
    phone: '022 0000 0023',
    email: mailbox('advice'),
  },
  {
    name: 'I. Sample',
    designation: 'Principal officer, prevention of money laundering',
    phone: '022 0000 0014',
    email: mailbox('principal.officer'),
  },
  {
    name: 'J. Sample',
    designation: 'Chief information security officer',
    phone: '022 0000 0055',
    email: mailbox('security'),
  },
];

const PLACES = [
  ['Mumbai', 'Maharashtra'],
  ['Pune', 'Maharashtra'],
  ['Nagpur', 'Maharashtra'],
  ['Nashik', 'Maharashtra'],
  ['Ahmedabad', 'Gujarat'],
  ['Surat', 'Gujarat'],
  ['Vadodara', 'Gujarat'],
  ['Rajkot', 'Gujarat'],
  ['Panaji', 'Goa'],
  ['Delhi', 'Delhi'],
  ['Gurugram', 'Haryana'],
  ['Noida', 'Uttar Pradesh'],
  ['Lucknow', 'Uttar Pradesh'],
  ['Kanpur', 'Uttar Pradesh'],
  ['Jaipur', 'Rajasthan'],
  ['Udaipur', 'Rajasthan'],
  ['Chandigarh', 'Chandigarh'],
  ['Ludhiana', 'Punjab'],
  ['Indore', 'Madhya Pradesh'],
  ['Bhopal', 'Madhya Pradesh'],
  ['Kolkata', 'West Bengal'],
  ['Patna', 'Bihar'],
  ['Ranchi', 'Jharkhand'],
  ['Guwahati', 'Assam'],
  ['Bhubaneswar', 'Odisha'],
  ['Chennai', 'Tamil Nadu'],
  ['Coimbatore', 'Tamil Nadu'],
  ['Bengaluru', 'Karnataka'],
  ['Mysuru', 'Karnataka'],
  ['Hyderabad', 'Telangana'],
  ['Kochi', 'Kerala'],
  ['Visakhapatnam', 'Andhra Pradesh'],
] as const;

const CONSTITUTIONS = ['Individual', 'Partnership', 'LLP', 'Company'] as const;
const EXCHANGES = ['NSE', 'BSE', 'NSE', 'MCX'] as const;
const TRADES = ['Securities', 'Investments'] as const;

function statusOf(at: number): AuthorisedPersonStatus {
  if (at % 19 === 18) return 'Cancelled';
  return at % 13 === 12 ? 'Surrendered' : 'Active';
}

/** Sample authorised persons: two to a city, with registrations that are visibly samples. */
export const authorisedPersons: readonly AuthorisedPerson[] = TRADES.flatMap((trade, round) =>
  PLACES.map(([city, state], place): AuthorisedPerson => {
    const at = round * PLACES.length + place;
    return {
      name: `Sample ${trade}, ${city}`,
      constitution: CONSTITUTIONS[(place + round) % CONSTITUTIONS.length] ?? 'Individual',
      address: 'Sample House, Station Road',
      city,
      state,
      phone: `0000 000 ${String(at + 101).padStart(4, '0')}`,
      exchange: EXCHANGES[(place + 2 * round) % EXCHANGES.length] ?? 'NSE',
      registration: `AP0000000${String(at + 1).padStart(3, '0')}`,
      // The sample firm has no history.
      since: null,
      status: statusOf(at),
    };
  }),
);

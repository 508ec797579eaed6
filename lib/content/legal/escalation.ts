import { firm } from '../firm';
import type { Office } from '../firm-profile';

import { mailbox } from './links';

/** One row of the escalation matrix that the exchanges prescribe. */
export interface EscalationRow {
  readonly detailsOf: 'Customer care' | 'Head of customer care' | 'Compliance officer' | 'CEO';
  readonly contactPerson: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  /** When to go to this step, counted from the day of the complaint. */
  readonly when: string;
}

export const ESCALATION_UPDATED = '2026-11-02';

const oneLine = ({ street, locality, city, pincode }: Office): string =>
  `${street}, ${locality}, ${city} ${pincode}`;

const [registered, corporate] = firm.offices;
const OFFICE_HOURS = 'Monday to Friday, 9:30 to 18:00 IST';

/** The escalation levels in order. Names and numbers are samples. */
export const escalationMatrix: readonly EscalationRow[] = [
  {
    detailsOf: 'Customer care',
    contactPerson: 'D. Sample',
    address: oneLine(corporate),
    phone: firm.customerCare.phone,
    email: firm.customerCare.email,
    hours: firm.customerCare.hours,
    when: 'First. You get a reference number the same day.',
  },
  {
    detailsOf: 'Head of customer care',
    contactPerson: 'C. Sample',
    address: oneLine(corporate),
    phone: '022 0000 0004',
    email: mailbox('head.care'),
    hours: OFFICE_HOURS,
    when: 'No answer in 3 working days, or one that does not settle it.',
  },
  {
    detailsOf: 'Compliance officer',
    contactPerson: firm.complianceOfficer.name,
    address: oneLine(registered),
    phone: firm.complianceOfficer.phone,
    email: firm.complianceOfficer.email,
    hours: OFFICE_HOURS,
    when: 'After 7 working days.',
  },
  {
    detailsOf: 'CEO',
    contactPerson: 'B. Sample',
    address: oneLine(registered),
    phone: '022 0000 0005',
    email: mailbox('ceo'),
    hours: OFFICE_HOURS,
    when: 'After 14 calendar days. On day 21 we owe you a final answer.',
  },
];

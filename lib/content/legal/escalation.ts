import { careContacts, chiefExecutive, escalationUpdated } from '@/firm/people';

import { firm } from '../firm';
import type { Office } from '../firm-profile';

/** One row of the escalation matrix that the exchanges prescribe. */
interface EscalationRow {
  readonly detailsOf: 'Customer care' | 'Head of customer care' | 'Compliance officer' | 'CEO';
  readonly contactPerson: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  /** When to go to this step, counted from the day of the complaint. */
  readonly when: string;
}

/** Who answers a level of the matrix. */
export interface CareContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

export { escalationUpdated as ESCALATION_UPDATED };

const oneLine = ({ street, locality, city, pincode }: Office): string =>
  `${street}, ${locality}, ${city} ${pincode}`;

const [registered, corporate] = firm.offices;
const [care, headOfCare] = careContacts;
const OFFICE_HOURS = 'Monday to Friday, 9:30 to 18:00 IST';

/** The escalation levels in order. */
export const escalationMatrix: readonly EscalationRow[] = [
  {
    detailsOf: 'Customer care',
    contactPerson: care.name,
    address: oneLine(corporate),
    phone: care.phone,
    email: care.email,
    hours: firm.customerCare.hours,
    when: 'First. You get a reference number the same day.',
  },
  {
    detailsOf: 'Head of customer care',
    contactPerson: headOfCare.name,
    address: oneLine(corporate),
    phone: headOfCare.phone,
    email: headOfCare.email,
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
    contactPerson: chiefExecutive.name,
    address: oneLine(registered),
    phone: chiefExecutive.phone,
    email: chiefExecutive.email,
    hours: OFFICE_HOURS,
    when: 'After 14 calendar days. On day 21 we owe you a final answer.',
  },
];

import type { CareContact } from '@/lib/content/legal/escalation';
import type { KeyPerson } from '@/lib/content/legal/registration';

import { profile } from './profile';

/** When the list of persons was last changed. */
export const peopleUpdated = '2026-11-23';

/** When the escalation matrix was last changed. */
export const escalationUpdated = '2026-11-02';

/** The key managerial personnel, in the order of their table. */
export const keyPersonnel: readonly KeyPerson[] = [
  {
    name: 'B. Sample',
    designation: 'Managing director and chief executive officer',
    phone: '022 0000 0005',
    email: 'ceo@marigold.example',
  },
  {
    name: 'E. Sample',
    designation: 'Whole-time director, operations',
    phone: '022 0000 0006',
    email: 'operations@marigold.example',
  },
  {
    name: 'F. Sample',
    designation: 'Chief financial officer',
    phone: '022 0000 0007',
    email: 'finance@marigold.example',
  },
  {
    name: profile.complianceOfficer.name,
    designation: profile.complianceOfficer.designation,
    phone: profile.complianceOfficer.phone,
    email: profile.complianceOfficer.email,
  },
  {
    name: 'G. Sample',
    designation: 'Company secretary',
    phone: '022 0000 0008',
    email: 'secretary@marigold.example',
  },
  {
    name: 'H. Sample',
    designation: 'Principal officer, research',
    phone: '022 0000 0009',
    email: 'research@marigold.example',
  },
  {
    name: 'K. Sample',
    designation: 'Principal officer, portfolio management',
    phone: '022 0000 0018',
    email: 'portfolio@marigold.example',
  },
  {
    name: 'L. Sample',
    designation: 'Principal officer, investment advice',
    phone: '022 0000 0023',
    email: 'advice@marigold.example',
  },
  {
    name: 'I. Sample',
    designation: 'Principal officer, prevention of money laundering',
    phone: '022 0000 0014',
    email: 'principal.officer@marigold.example',
  },
  {
    name: 'J. Sample',
    designation: 'Chief information security officer',
    phone: '022 0000 0055',
    email: 'security@marigold.example',
  },
];

/** The first two levels of the escalation matrix. */
export const careContacts: readonly [CareContact, CareContact] = [
  {
    name: 'D. Sample',
    phone: profile.customerCare.phone,
    email: profile.customerCare.email,
  },
  {
    name: 'C. Sample',
    phone: '022 0000 0004',
    email: 'head.care@marigold.example',
  },
];

/** The chief executive, the last level of the escalation matrix. */
export const chiefExecutive: CareContact = {
  name: 'B. Sample',
  phone: '022 0000 0005',
  email: 'ceo@marigold.example',
};

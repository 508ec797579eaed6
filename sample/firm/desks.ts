import type { Sent } from '@/lib/domain/fields';
import type { contact } from '@/lib/domain/support/records';

import { profile } from './profile';

const [, { street, locality, city, pincode }] = profile.offices;

/** Where the desks are: the corporate office. */
const address = `${street}, ${locality}, ${city} ${pincode}`;

/** The desks of the contact page, in its order. What the profile has is read from there. */
export const desks: readonly Sent<typeof contact>[] = [
  {
    title: 'Customer care',
    phone: profile.customerCare.phone,
    email: profile.customerCare.email,
    hours: profile.customerCare.hours,
    address,
  },
  {
    title: 'Dealing desk (call and trade)',
    phone: '022 0000 0016',
    email: 'dealing@marigold.example',
    hours: 'Trading days, 8:45 to 16:00 IST',
    address,
  },
  {
    title: 'Commodity and currency dealing',
    phone: '022 0000 0017',
    email: 'commodity@marigold.example',
    hours: 'Trading days, 8:45 to the close of the evening session',
    address,
  },
  {
    title: 'Blocking of online access',
    phone: profile.freezeLine.phone,
    email: profile.freezeLine.email,
    hours: profile.freezeLine.hours,
  },
  {
    title: 'Demat and pledge desk',
    phone: '022 0000 0020',
    email: 'demat@marigold.example',
    hours: 'Monday to Friday, 9:00 to 18:00 IST',
    address,
  },
  {
    title: 'Account opening and KYC',
    phone: '022 0000 0025',
    email: 'kyc@marigold.example',
    hours: 'Monday to Friday, 9:00 to 18:00 IST',
    address,
  },
  {
    title: 'Mutual funds and IPO desk',
    phone: '022 0000 0030',
    email: 'mutualfunds@marigold.example',
    hours: 'Monday to Friday, 9:00 to 18:00 IST',
    address,
  },
  {
    title: 'Margin trading and risk desk',
    phone: '022 0000 0035',
    email: 'risk@marigold.example',
    hours: 'Trading days, 8:30 to 18:00 IST',
    address,
  },
  {
    title: 'Partner desk (franchisees and distributors)',
    phone: '022 0000 0040',
    email: 'partners@marigold.example',
    hours: 'Monday to Friday, 9:00 to 18:00 IST',
    address,
  },
  {
    title: 'Research desk',
    phone: '022 0000 0045',
    email: 'research@marigold.example',
    hours: 'Monday to Friday, 9:00 to 18:00 IST',
    address,
  },
  {
    title: 'Grievance cell',
    phone: profile.customerCare.phone,
    email: profile.grievanceEmail,
    hours: profile.customerCare.hours,
    address,
  },
  {
    title: 'Reporting a security weakness or fraud',
    phone: '022 0000 0055',
    email: profile.securityEmail,
    hours: 'Every day, 24 hours',
  },
];

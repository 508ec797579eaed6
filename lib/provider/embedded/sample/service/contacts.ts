import type { ContactWire } from '@/lib/provider/schemas/content';

const OFFICE = 'Sample House, 1st floor, Horniman Circle, Fort, Mumbai 400001';
const OFFICE_HOURS = 'Monday to Friday, 9.00 am to 6.00 pm';

/** Desks and their addresses, as `get-in-touch/contact` sends them. Numbers are samples. */
export const contacts: ContactWire[] = [
  {
    title: 'Customer care',
    phone: '022 0000 0000',
    email: 'care@broker.example',
    hours: 'Monday to Friday, 8.30 am to 7.00 pm; Saturday, 10.00 am to 2.00 pm',
    address: OFFICE,
  },
  {
    title: 'Dealing desk (call and trade)',
    phone: '022 0000 0010',
    email: 'dealing@broker.example',
    hours: 'Trading days, 8.45 am to 4.00 pm',
    address: OFFICE,
  },
  {
    title: 'Commodity and currency dealing',
    phone: '022 0000 0011',
    email: 'commodity@broker.example',
    hours: 'Trading days, 8.45 am to close of the evening session',
    address: OFFICE,
  },
  {
    title: 'Blocking of online access',
    phone: '022 0000 0019',
    email: 'freeze@broker.example',
    hours: 'Every day, round the clock',
  },
  {
    title: 'Demat and pledge desk',
    phone: '022 0000 0020',
    email: 'demat@broker.example',
    hours: OFFICE_HOURS,
    address: OFFICE,
  },
  {
    title: 'Account opening and KYC',
    phone: '022 0000 0025',
    email: 'kyc@broker.example',
    hours: OFFICE_HOURS,
    address: OFFICE,
  },
  {
    title: 'Mutual funds and IPO desk',
    phone: '022 0000 0030',
    email: 'mutualfunds@broker.example',
    hours: OFFICE_HOURS,
    address: OFFICE,
  },
  {
    title: 'Margin trading and risk desk',
    phone: '022 0000 0035',
    email: 'risk@broker.example',
    hours: 'Trading days, 8.30 am to 6.00 pm',
    address: OFFICE,
  },
  {
    title: 'Partner desk (franchisees and distributors)',
    phone: '022 0000 0040',
    email: 'partners@broker.example',
    hours: OFFICE_HOURS,
    address: OFFICE,
  },
  {
    title: 'Research desk',
    phone: '022 0000 0045',
    email: 'research@broker.example',
    hours: OFFICE_HOURS,
    address: OFFICE,
  },
  {
    title: 'Grievance cell',
    phone: '022 0000 0050',
    email: 'grievance@broker.example',
    hours: OFFICE_HOURS,
    address: OFFICE,
  },
  {
    title: 'Reporting a security weakness or fraud',
    phone: '022 0000 0055',
    email: 'security@broker.example',
    hours: 'Every day, round the clock',
  },
];

import type { Charter } from './types';

/**
 * Research analyst: SEBI’s charter for research analysts (revised in 2025), point by point,
 * paraphrased.
 */
export const researchCharter: Charter = {
  id: 'research-analyst',
  name: 'Research analyst',
  vision: 'Investing with knowledge and in safety.',
  mission: [
    'Let every investor choose products that fit their needs, watch over them, and reach their aims, with reports at hand and money matters in order.',
  ],
  services: [
    'Publishing research reports from our own work on public information and known facts.',
    'Giving an independent view on securities, with our financial interests disclosed.',
    'Agreeing terms with you and completing KYC before a paid service starts.',
    'Saying how far tools of artificial intelligence were used.',
    'Giving every client of a service the report at the same time, and to nobody before.',
    'Keeping records of talks with clients on research, and having ourselves audited each year.',
    'Keeping advertisements to the advertisement code.',
    'Warning of complex and high-risk products.',
  ],
  rights: [
    'To privacy, and to fair treatment without discrimination.',
    'To clear information on services, fees, risks and conflicts of interest.',
    'To terms of service that are fair and in words that you understand.',
    'To notice before a change of terms, and to leave a service by its terms.',
    'To be heard, and to have a grievance settled in time.',
    'To services that you can use whatever your disability.',
    'To consent, or not, to each use of your personal data.',
    'Not to be asked for access to your account, or to trade on your behalf.',
  ],
  timelinesCaption: 'Activities of a research analyst and by when they are done',
  timelines: [
    { activity: 'Terms of service and their consent', time: 'Before the service starts' },
    { activity: 'KYC of a client who pays a fee', time: 'Before the service starts' },
    {
      activity: 'Reports to clients of a service',
      time: 'At the same time to all, as the service’s terms say',
    },
    { activity: 'Disclosure of conflicts', time: 'In the report itself' },
    { activity: 'Compliance audit', time: 'Once in a financial year' },
    { activity: 'Complaint data on this website', time: 'By the 7th of each month' },
    {
      activity: 'Redressal of investor grievances',
      time: '21 calendar days from receipt of the complaint',
    },
  ],
  dos: [
    'Check the SEBI registration number before you pay.',
    'Read the disclosures in a report before its recommendation.',
    'Pay the fee by bank transfer or a validated UPI handle, and keep the receipt.',
    'Ask what a view rests on, and what would prove it wrong.',
    'Decide yourself, by your own means and aims.',
    'Tell SEBI of an analyst who promises a return.',
  ],
  donts: [
    'Do not pay for tips in chat groups.',
    'Do not share your trading password, OTP or access with an analyst.',
    'Do not fall for a limited offer, a gift, or a line of past winners.',
    'Do not let an analyst trade for you.',
    'Do not take research written for everybody for advice written for you.',
  ],
  grievance: [
    'Write to us first; we answer within 21 calendar days.',
    'Then SCORES 2.0, where the body that supervises research analysts (RAASB) reviews first and SEBI second, each if you ask within 15 days.',
    'Or SMART ODR for conciliation and arbitration online.',
    'On paper: Office of Investor Assistance and Education, SEBI Bhavan, Plot No. C4-A, G Block, Bandra Kurla Complex, Bandra (East), Mumbai 400 051.',
  ],
  onDefault: [
    'A research analyst holds neither your money nor your securities, so there is nothing to claim in a default.',
    'If a service ends early, the fee for the time not served is returned as the terms say.',
    'A claim for damage goes the way of a grievance: SCORES 2.0, or SMART ODR.',
  ],
};

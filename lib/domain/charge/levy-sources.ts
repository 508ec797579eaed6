import type { LevySource } from './types';
import type { Source } from '@/lib/domain/rule/in-force';

/** Where the rates of the levies were read. Apart from the rates, which browsers calculate with. */
export const LEVY_SOURCES: Readonly<Record<LevySource, Source>> = {
  STT: {
    name: 'Finance (No. 2) Act, 2004, section 98, as amended by the Finance Acts up to 2026',
  },
  CTT: { name: 'Finance Act, 2013, section 117, as amended by the Finance Act, 2018' },
  STAMP: { name: 'Indian Stamp Act, 1899, Schedule I, as amended by the Finance Act, 2019' },
  SEBI: { name: 'SEBI (Stock Brokers) Regulations, 2026, turnover fee of ₹10 a crore' },
  NSE: {
    name: 'NSE circular of 27 September 2024, with the contribution to the investor protection fund',
    href: 'https://www.nseindia.com/',
  },
  BSE: { name: 'BSE notice of 27 September 2024', href: 'https://www.bseindia.com/' },
  MCX: { name: 'MCX circular of 24 September 2024', href: 'https://www.mcxindia.com/' },
  GST: { name: 'Central GST Act, 2017, section 9, rate for financial services' },
};

import { COMPANIES, type Company } from '../companies';
import * as basket from './baskets';

/** Name, close on the sample day, members, and other names that the index answers to. */
export type IndexRow = readonly [
  name: string,
  close: number,
  members: () => readonly Company[],
  ...aliases: string[],
];

const of = (list: readonly string[]) => () => basket.members(list);
const all = (): readonly Company[] => COMPANIES;

/** Indices of NSE, in the order its ticker shows them. */
export const NSE_INDICES: readonly IndexRow[] = [
  ['NIFTY 50', 24_862.35, of(basket.NIFTY_50), 'NIFTY'],
  ['NIFTY BANK', 57_914.6, of(basket.BANK), 'BANKNIFTY', 'BANK NIFTY'],
  ['NIFTY MIDCAP 50', 17_318.9, of(basket.MIDCAP_50)],
  ['NIFTY IT', 29_476.15, of(basket.IT)],
  ['NIFTY 500', 23_067.4, all],
  ['NIFTY NEXT 50', 69_105.25, of(basket.NEXT_50)],
  ['NIFTY 100', 25_611.8, of([...basket.NIFTY_50, ...basket.NEXT_50])],
  ['NIFTY MIDCAP SELECT', 13_842.55, of(basket.MIDCAP_SELECT)],
  ['NIFTY MIDCAP 100', 60_238.7, () => basket.bySize(0, 100)],
  ['NIFTY SMALLCAP 100', 18_127.45, () => basket.bySize(100, 100)],
  ['NIFTY FINANCIAL SERVICES', 27_204.85, of(basket.FINANCIAL_SERVICES), 'NIFTY FIN SERVICE'],
  ['NIFTY PRIVATE BANK', 28_390.2, of(basket.PRIVATE_BANK), 'NIFTY PVT BANK'],
  ['NIFTY PSU BANK', 8_571.65, of(basket.PSU_BANK)],
  ['NIFTY AUTO', 27_143.1, () => basket.ofIndustry('Automobile and Auto Components')],
  ['NIFTY FMCG', 52_486.9, () => basket.ofIndustry('Fast Moving Consumer Goods')],
  ['NIFTY PHARMA', 23_218.35, of(basket.PHARMA)],
  ['NIFTY HEALTHCARE INDEX', 15_064.8, () => basket.ofIndustry('Healthcare'), 'NIFTY HEALTHCARE'],
  ['NIFTY METAL', 11_872.5, () => basket.ofIndustry('Metals & Mining')],
  ['NIFTY REALTY', 846.25, () => basket.ofIndustry('Realty')],
  ['NIFTY MEDIA', 1_462.7, () => basket.ofIndustry('Media Entertainment & Publication')],
  ['NIFTY ENERGY', 37_295.4, of(basket.ENERGY)],
  ['NIFTY OIL & GAS', 11_684.95, () => basket.ofIndustry('Oil Gas & Consumable Fuels')],
  ['NIFTY CONSUMER DURABLES', 36_918.3, () => basket.ofIndustry('Consumer Durables')],
  ['NIFTY INFRASTRUCTURE', 9_347.15, of(basket.INFRASTRUCTURE), 'NIFTY INFRA'],
  ['NIFTY PSE', 9_826.6, of(basket.PUBLIC_SECTOR)],
  ['NIFTY INDIA DEFENCE', 8_093.75, of(basket.DEFENCE)],
];

/** Indices of BSE. */
export const BSE_INDICES: readonly IndexRow[] = [
  ['SENSEX', 81_264.18, of(basket.SENSEX), 'BSE SENSEX', 'S&P BSE SENSEX'],
  ['BSE 100', 26_048.37, of([...basket.NIFTY_50, ...basket.NEXT_50])],
  ['BSE 500', 36_512.64, all],
  ['BSE MIDCAP', 46_773.09, () => basket.bySize(0, 100)],
  ['BSE SMALLCAP', 52_190.46, () => basket.bySize(100, 240)],
  ['BSE BANKEX', 64_875.32, of(basket.BANK), 'BANKEX'],
  ['BSE AUTO', 60_428.71, () => basket.ofIndustry('Automobile and Auto Components')],
  ['BSE IT', 28_914.55, () => basket.ofIndustry('Information Technology')],
  ['BSE FMCG', 19_386.2, () => basket.ofIndustry('Fast Moving Consumer Goods')],
  ['BSE HEALTHCARE', 44_617.83, () => basket.ofIndustry('Healthcare')],
  ['BSE METAL', 38_205.94, () => basket.ofIndustry('Metals & Mining')],
  ['BSE REALTY', 6_732.48, () => basket.ofIndustry('Realty')],
  ['BSE POWER', 6_541.07, () => basket.ofIndustry('Power')],
  ['BSE OIL & GAS', 27_889.36, () => basket.ofIndustry('Oil Gas & Consumable Fuels')],
];

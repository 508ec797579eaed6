import { z } from 'zod';

import { date, figure, optional, optionalList, text, type Wire } from './primitives';

export const companyMaster = z.object({
  nsesymbol: optional(text),
  companyname: text,
  industryname: optional(text),
  slug: optional(text),
  code: optional(text),
  bsecode: optional(text),
  isin: optional(text),
  series: optional(text),
});
export type CompanyMasterWire = Wire<typeof companyMaster>;

export const company = z.object({
  companyname: text,
  MCAP: figure,
  PE: figure,
  DIVYIELD: figure,
  price: optional(figure),
  change: optional(figure),
  perchg: optional(figure),
  high52: optional(figure),
  low52: optional(figure),
  faceValue: optional(figure),
  bookValue: optional(figure),
  about: optional(text),
});

export const quarter = z.object({
  period: date,
  sales: optional(figure),
  expenses: optional(figure),
  operatingProfit: optional(figure),
  netProfit: optional(figure),
  eps: optional(figure),
});
export type QuarterWire = Wire<typeof quarter>;

export const quarterlyData = z.object({ company, quarters: optionalList(quarter) });
export type QuarterlyDataWire = { company: Wire<typeof company>; quarters?: QuarterWire[] | null };

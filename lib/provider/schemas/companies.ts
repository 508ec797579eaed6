import { z } from 'zod';

import { type AnswerKinds, FIGURES } from '@/lib/domain/company/figures';

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
  formernames: optionalList(text),
});
export type CompanyMasterWire = Omit<Wire<typeof companyMaster>, 'formernames'> & {
  formernames?: string[];
};

const KINDS = { number: optional(figure), text: optional(text), date: optional(date) };

const figures = Object.fromEntries(FIGURES.map(({ from, is }) => [from, KINDS[is]])) as {
  [Name in keyof AnswerKinds]: (typeof KINDS)[AnswerKinds[Name]];
};

export const company = z.object({
  ...figures,
  companyname: text,
  ...{ MCAP: figure, PE: figure, DIVYIELD: figure },
  indices: optionalList(text),
});
export type CompanyWire = Wire<typeof company>;

const companyAction = z.object({
  exDate: date,
  purpose: text,
  factor: optional(figure),
});

const companyMeeting = z.object({ date, purpose: text });

const companyAnnouncement = z.object({ date, text });

const companyDeal = z.object({
  date,
  kind: z.enum(['bulk', 'block']),
  client: text,
  side: z.enum(['BUY', 'SELL']),
  quantity: figure,
  price: optional(figure),
});

export const companyEvents = z.object({
  actions: optionalList(companyAction),
  meetings: optionalList(companyMeeting),
  announcements: optionalList(companyAnnouncement),
  deals: optionalList(companyDeal),
});
export type CompanyEventsWire = {
  actions: Wire<typeof companyAction>[];
  meetings: Wire<typeof companyMeeting>[];
  announcements: Wire<typeof companyAnnouncement>[];
  deals: Wire<typeof companyDeal>[];
};

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
export type QuarterlyDataWire = { company: CompanyWire; quarters?: QuarterWire[] | null };

import { z } from 'zod';

import { type AnswerKinds, FIGURES } from '@/lib/domain/company/figures';
import { PERIOD_FIGURES, type PeriodFigureKey } from '@/lib/domain/company/period-figures';

import { dated } from './lists';
import { date, figure, link, optional, optionalList, text, type Wire } from './primitives';

export const companyMaster = z.object({
  nsesymbol: optional(text),
  companyname: text,
  industryname: optional(text),
  slug: optional(text),
  code: optional(text),
  bsecode: optional(text),
  isin: optional(text),
  series: optional(text),
  listedOn: optional(date),
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
  MCAP: figure,
  PE: figure,
  DIVYIELD: figure,
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
  actionsSince: optional(date),
  meetings: optionalList(companyMeeting),
  announcements: optionalList(companyAnnouncement),
  deals: optionalList(companyDeal),
});
export type CompanyEventsWire = {
  actions: Wire<typeof companyAction>[];
  actionsSince?: string | null;
  meetings: Wire<typeof companyMeeting>[];
  announcements: Wire<typeof companyAnnouncement>[];
  deals: Wire<typeof companyDeal>[];
};

const periodFigures = Object.fromEntries(
  PERIOD_FIGURES.map(({ from }) => [from, optional(figure)]),
) as { [Name in PeriodFigureKey]: typeof KINDS.number };

const basis = optional(z.enum(['consolidated', 'standalone']));
const kind = optional(z.enum(['industrial', 'bank', 'nbfc']));

export const quarter = z.object({
  ...periodFigures,
  period: date,
  start: optional(date),
  basis,
  kind,
  audited: optional(z.boolean()),
  filedOn: optional(date),
  source: optional(link),
  firstReported: optional(
    z.object({
      sales: optional(figure),
      netProfit: optional(figure),
      eps: optional(figure),
      filedOn: optional(date),
    }),
  ),
});
export type QuarterWire = Wire<typeof quarter>;

export const quarterlyData = z.object({
  company,
  quarters: optionalList(quarter),
  years: optionalList(quarter),
});
export type QuarterlyDataWire = {
  company: CompanyWire;
  quarters?: QuarterWire[] | null;
  years?: QuarterWire[] | null;
};

export const shareholding = z.object({
  asOn: date,
  filedOn: optional(date),
  source: optional(link),
  promoters: optional(figure),
  mutualFunds: optional(figure),
  insurers: optional(figure),
  otherInstitutions: optional(figure),
  foreignInstitutions: optional(figure),
  others: optional(figure),
  pledged: optional(figure),
  holders: optional(figure),
});
export type ShareholdingWire = Wire<typeof shareholding>;

const filedResult = z.object({
  symbol: text,
  name: optional(text),
  period: date,
  filedOn: date,
  basis,
  kind,
  sales: optional(figure),
  netProfit: optional(figure),
  salesGrowth: optional(figure),
  profitGrowth: optional(figure),
});
export type FiledResultWire = Wire<typeof filedResult>;

export const filedResults = dated(filedResult);

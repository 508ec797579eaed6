import type { z } from 'zod';

import { slugOf } from '@/lib/tools/slug';

import { announcementWords } from '@/lib/domain/company/announcement-words';
import { type CompanyFigures, FIGURES, NO_FIGURES } from '@/lib/domain/company/figures';
import { NO_PERIOD_FIGURES, PERIOD_FIGURES } from '@/lib/domain/company/period-figures';
import type {
  Company,
  CompanyEvents,
  CompanyResults,
  FiledResult,
  ReportedPeriod,
  Shareholding,
} from '@/lib/domain/company/records';
import type { Dated } from '@/lib/domain/sourced';
import type * as wire from '../schemas/companies';
import { toLink } from './addresses';
import { dated } from './lists';

type Master = z.output<typeof wire.companyMaster>;

/** Which company owns a slug that several share: the ordinary share (series EQ), else the first. */
function slugOwners(records: readonly Master[]): Map<string, Master> {
  const owners = new Map<string, Master>();
  for (const record of records) {
    const slug = record.slug ?? slugOf(record.companyname);
    const owner = owners.get(slug);
    if (!owner || (owner.series !== 'EQ' && record.series === 'EQ')) owners.set(slug, record);
  }
  return owners;
}

/** A unique slug for a company whose slug belongs to another company. */
function distinct(wanted: string, record: Master, taken: ReadonlySet<string>): string {
  const withSymbol = `${wanted}-${slugOf(record.nsesymbol ?? record.bsecode ?? 'other')}`;
  if (!taken.has(withSymbol)) return withSymbol;
  let number = 2;
  while (taken.has(`${withSymbol}-${number}`)) number += 1;
  return `${withSymbol}-${number}`;
}

/** Turns the whole list at once, since a slug is only unique within it. */
export function toCompanies(records: readonly Master[]): Company[] {
  const owners = slugOwners(records);
  const taken = new Set(owners.keys());
  return records.map((record) => {
    const wanted = record.slug ?? slugOf(record.companyname);
    const slug = owners.get(wanted) === record ? wanted : distinct(wanted, record, taken);
    taken.add(slug);
    return {
      name: record.companyname,
      symbol: record.nsesymbol,
      industry: record.industryname,
      slug,
      code: record.code ?? record.nsesymbol ?? slug,
      isin: record.isin,
      bseCode: record.bsecode,
      ...(record.formernames.length > 0 && { formerNames: record.formernames }),
    };
  });
}

const toFigures = (given: z.output<typeof wire.company>): CompanyFigures => ({
  ...NO_FIGURES,
  ...Object.fromEntries(FIGURES.map(({ name, from }) => [name, given[from]])),
  name: given.companyname,
  indices: given.indices,
});

function toPeriod(given: z.output<typeof wire.quarter>): ReportedPeriod {
  const { period, start, basis, kind, audited, filedOn, source, firstReported: first } = given;
  const figures = PERIOD_FIGURES.map(({ name, from }) => [name, given[from]]);
  return {
    ...NO_PERIOD_FIGURES,
    ...Object.fromEntries(figures),
    period,
    start,
    basis,
    kind,
    isAudited: audited,
    filedOn,
    source: toLink(source),
    firstReported: first && {
      salesCrore: first.sales,
      netProfitCrore: first.netProfit,
      eps: first.eps,
      filedOn: first.filedOn,
    },
  };
}

const oldestFirst =
  <Key extends string>(key: Key) =>
  (a: Readonly<Record<Key, string>>, b: Readonly<Record<Key, string>>): number =>
    a[key].localeCompare(b[key]);

export const toCompanyResults = (given: z.output<typeof wire.quarterlyData>): CompanyResults => ({
  figures: toFigures(given.company),
  quarters: given.quarters.map(toPeriod).sort(oldestFirst('period')),
  years: given.years.map(toPeriod).sort(oldestFirst('period')),
});

/** Oldest first. */
export const toShareholdings = (
  given: readonly z.output<typeof wire.shareholding>[],
): readonly Shareholding[] =>
  given
    .map((one) => ({
      asOn: one.asOn,
      filedOn: one.filedOn,
      source: toLink(one.source),
      promotersPercent: one.promoters,
      mutualFundsPercent: one.mutualFunds,
      insurersPercent: one.insurers,
      otherInstitutionsPercent: one.otherInstitutions,
      foreignInstitutionsPercent: one.foreignInstitutions,
      othersPercent: one.others,
      pledgedPercent: one.pledged,
      holders: one.holders,
    }))
    .sort(oldestFirst('asOn'));

export const toFiledResults = (given: z.output<typeof wire.filedResults>): Dated<FiledResult> =>
  dated(given, ({ sales, netProfit, salesGrowth, profitGrowth, ...rest }) => ({
    ...rest,
    salesCrore: sales,
    netProfitCrore: netProfit,
    salesGrowthPercent: salesGrowth,
    profitGrowthPercent: profitGrowth,
  }));

const newestFirst =
  <Key extends string>(key: Key) =>
  (a: Readonly<Record<Key, string>>, b: Readonly<Record<Key, string>>): number =>
    b[key].localeCompare(a[key]);

export const toCompanyEvents = (given: z.output<typeof wire.companyEvents>): CompanyEvents => ({
  actions: given.actions
    .map(({ exDate, purpose, factor }) => ({ exDate, purpose, factor: factor ?? 1 }))
    .sort(newestFirst('exDate')),
  actionsSince: given.actionsSince,
  meetings: [...given.meetings].sort(newestFirst('date')),
  announcements: given.announcements
    .map(({ date, text }) => ({ date, text: announcementWords(text) }))
    .sort(newestFirst('date')),
  deals: [...given.deals].sort(newestFirst('date')),
});

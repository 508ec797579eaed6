import type { CompanyPart } from '@/lib/domain/company/parts';
import type { companyPart } from '@/lib/domain/company/records';
import type { Sent } from '@/lib/domain/fields';

import { companyEvents } from './company-events';
import { candlesBySymbol } from './market-day';
import { type SampleCompany, sampleCompanies } from './records';
import { sampleResults } from './results';
import { shareholdingOf } from './shareholding';

type Days = readonly (string | null | undefined)[];

/** The days of the rows of each part of a sample company, in any order. */
function daysOf(company: SampleCompany): readonly (readonly [part: CompanyPart, days: Days])[] {
  const events = companyEvents(company.symbol);
  return [
    ['history', (candlesBySymbol().get(company.symbol) ?? []).map(({ time }) => time)],
    ['corporate-actions', (events?.actions ?? []).map(({ exDate }) => exDate)],
    ['announcements', (events?.announcements ?? []).map(({ date }) => date)],
    ['results', sampleResults(company).quarters.map(({ period }) => period)],
    ['shareholding', shareholdingOf(company).map(({ asOn }) => asOn)],
  ];
}

/** `CompanyParts`: how many rows each part of each sample company has. */
export const companyParts = (): Sent<typeof companyPart>[] =>
  sampleCompanies().flatMap((company) =>
    daysOf(company).map(([part, days]) => ({
      symbol: company.symbol,
      part,
      rows: days.length,
      newest: days.toSorted().at(-1) ?? null,
    })),
  );

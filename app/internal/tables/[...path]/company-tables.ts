import { INDUSTRY_COLUMNS } from '@/components/pages/CompaniesPage/industry-columns';
import { dayColumns, dayRows } from '@/components/pages/CompanyPage/day-columns';
import { OWNER_FILE_COLUMNS } from '@/components/pages/CompanyPage/owner-columns';
import { resultsTable } from '@/components/pages/CompanyPage/period-columns';
import { tableOf } from '@/components/ui/Table/table-file';
import { industryRows } from '@/lib/domain/company/industry-rows';
import type { Company } from '@/lib/domain/company/records';
import { readBasis, resultsView } from '@/lib/domain/company/results';
import { loadCompanyIndustry } from '@/lib/pages/companies/load-company-lists';
import { loadCompanyPart } from '@/lib/pages/companies/load-company-part';
import { absent } from '@/lib/tools/responses';

import { type LoadTable, param } from './load-table';

const nameOf = ({ symbol, code }: Company, part: string): string =>
  `${(symbol ?? code).toLowerCase()}-${part}`;

/** The tables of the pages of companies. */
export const companyTables = {
  '/companies/industry/:industry/companies': async (asked) => {
    const page = await loadCompanyIndustry(param(asked, 'industry'));
    if (!page) return absent();
    const { companies, snapshot } = page;
    const rows = industryRows(companies?.data ?? [], snapshot?.data ?? null);
    // The figures are those of the session; the names alone have no day.
    const of = companies && (snapshot ?? companies);
    return tableOf({ name: 'companies', columns: INDUSTRY_COLUMNS, rows, of });
  },
  '/company-information/:company/history': async (asked) => {
    const page = await loadCompanyPart(param(asked, 'company'), 'history');
    if (!page?.days || page.days.data.length === 0) return absent();
    const rows = dayRows(page.days.data);
    const name = nameOf(page.company, 'history');
    return tableOf({ name, columns: dayColumns(rows), rows, of: page.days });
  },
  '/company-information/:company/results': async (asked) => {
    const page = await loadCompanyPart(param(asked, 'company'), 'results');
    if (!page?.results) return absent();
    const { quarters, years } = resultsView(
      page.results.data,
      page.events?.data.actions ?? [],
      readBasis(asked.query),
    );
    if (quarters.length + years.length === 0) return absent();
    const { columns, rows } = resultsTable(quarters, years);
    return tableOf({ name: nameOf(page.company, 'results'), columns, rows, of: page.results });
  },
  '/company-information/:company/shareholding': async (asked) => {
    const page = await loadCompanyPart(param(asked, 'company'), 'shareholding');
    if (!page?.owners || page.owners.data.length === 0) return absent();
    const rows = [...page.owners.data].reverse();
    const name = nameOf(page.company, 'shareholding');
    return tableOf({ name, columns: OWNER_FILE_COLUMNS, rows, of: page.owners });
  },
} as const satisfies Record<string, LoadTable>;

import { becameColumns } from '@/components/pages/WhatIfPage/became-columns';
import { screenFileColumns } from '@/components/pages/ScreenerPage/screen-columns';
import { FILE_COLUMNS, RETURN_FILE_COLUMNS } from '@/components/sections/market/fund-columns';
import { tableOf } from '@/components/ui/Table/table-file';
import { authorisedPersons } from '@/lib/content/legal/registration';
import { becameRows } from '@/lib/domain/became/alongside';
import { csvRows, parseState } from '@/lib/domain/calculator';
import { planStart, withPlanYears } from '@/lib/domain/calculator/plan-years';
import { findFunds, readFilter } from '@/lib/domain/fund/explorer';
import { readScreen } from '@/lib/domain/screener/address';
import { screened } from '@/lib/domain/screener/screened';
import { personsTable } from '@/lib/domain/support/authorised-persons';
import { calculatorBySlug } from '@/lib/pages/calculators';
import { loadCompanyFigures } from '@/lib/pages/companies/load-screener';
import { loadWhatIf } from '@/lib/pages/what-if/load-what-if';
import { absent, refused } from '@/lib/tools/responses';
import { indianClock } from '@/lib/tools/time';

import { type LoadTable, param } from './load-table';
import { load } from '@/lib/provider/load';

/** The year table of the inputs in the query. Invalid inputs get 400 with their messages. */
const years: LoadTable = (asked) => {
  const entry = calculatorBySlug(param(asked, 'calculator'));
  if (!entry) return new Response('No such calculator.', { status: 404 });
  const { calculator } = entry.view;
  const { isValid, form, values } = parseState(calculator, asked.query);
  const problem = isValid ? calculator.problem?.(values) : null;
  if (!isValid || problem) {
    const messages = Object.values(form).flatMap(({ errorMessage }) => errorMessage || []);
    if (problem) messages.push(problem);
    return refused(messages.join('\n'));
  }
  const now = new Date();
  const [header = [], ...rows] = csvRows(withPlanYears(calculator.table(values), planStart(now)));
  return {
    name: entry.slug,
    header: header.map(String),
    rows,
    source: 'Counted from the inputs',
    asOf: indianClock(now).day,
    caching: 'no-store',
  };
};

/** Every plan and option that the explorer finds for the same query. */
const funds: LoadTable = async ({ query }) => {
  const list = await load('mutualFunds', {});
  const filter = readFilter(query);
  const rows = (list ? findFunds(list.data, filter) : []).flatMap(({ family, schemes }) =>
    schemes.map((scheme) => ({ family, scheme })),
  );
  const columns = [...FILE_COLUMNS, ...(filter.columns === '' ? [] : RETURN_FILE_COLUMNS)];
  return tableOf({ name: 'mutual-funds', columns, rows, of: list });
};

/** Every company of a screen with all its figures. */
const screen: LoadTable = async ({ query }) => {
  const answer = await loadCompanyFigures();
  const date = answer?.data.date;
  if (!answer || !date) return absent();
  return tableOf({
    name: `screener-${date}`,
    columns: screenFileColumns(answer.data),
    rows: screened(answer.data.rows, readScreen(query)).rows,
    of: { ...answer, asOf: date },
  });
};

/** The table of an answer; its sentences where there is none. */
const whatIf: LoadTable = async ({ query }) => {
  const { answer, problems, barrier } = await loadWhatIf(query);
  if (!answer) return refused([...problems, ...(barrier ? [barrier] : [])].join('\n'));
  const { of, became, others, notes } = answer;
  return tableOf({
    name: `${of.of.toLowerCase()}-${became.from}-${became.to}`,
    columns: becameColumns(of.name, others),
    rows: becameRows(became, others),
    of: { source: of.source, asOf: became.to, note: notes.join(' ') || null },
  });
};

/** The tables of calculators, funds, the screener and the firm. */
export const otherTables = {
  '/calculators/:calculator/table': years,
  '/mutual-funds/list': funds,
  '/screener/companies': screen,
  '/support/updates/registration-details/authorised-persons': () => ({
    ...personsTable(authorisedPersons),
    name: 'authorised-persons',
    source: 'The firm’s register',
    asOf: null,
  }),
  '/what-if/table': whatIf,
} as const satisfies Record<string, LoadTable>;

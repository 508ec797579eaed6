import { filedResultsOf, newestQuarterFigures } from '@/lib/domain/company/filed-results';
import { NO_PERIOD_FIGURES, PERIOD_FIGURES } from '@/lib/domain/company/period-figures';
import { isCurrent } from '@/lib/domain/company/quarters';
import type { ReportedPeriod } from '@/lib/domain/company/records';
import { groupBy } from '@/lib/domain/support/group';
import type { Sent } from '@/lib/domain/fields';
import type { shareholding } from '@/lib/domain/company/records';
import { CRORE } from '@/lib/tools/format';
import { monthsBefore } from '@/lib/tools/time';

import type { EmbeddedAnswer } from '../../answer';
import { datedResults, daysWithin, growthWire, periodWire } from '../../period-wire';
import type { Value } from '../database';
import type { ExchangeFolder } from '../dataset';
import { companiesOf, companyBySymbol } from '../query';
import { beingRead } from '../reports';
import { isWhole } from '../store';
import { endOfDay } from './reply';

type ResultRow = Readonly<Record<string, Value>>;

const SAME_FILER = 'f.symbol = r.symbol AND f.scrip IS r.scrip AND f.isin IS r.isin';

/** Filings of one period in the order of filing: the last one is used. */
const IN_ORDER = 'r.filed_on, r.stamped_on, r.sequence, n.name';
const RESULTS = `
  SELECT f.company, r.* FROM results r
  JOIN filers f ON ${SAME_FILER} JOIN files n ON n.id = r.file`;

function recordOf(row: ResultRow): ReportedPeriod {
  const figures = PERIOD_FIGURES.map(({ name, from }) => {
    const value = (row[from] ?? null) as number | null;
    return [name, value !== null && name.endsWith('Crore') ? value / CRORE : value];
  });
  return {
    ...NO_PERIOD_FIGURES,
    ...Object.fromEntries(figures),
    period: row.period as string,
    start: row.start as string,
    basis: row.basis as ReportedPeriod['basis'],
    kind: row.kind as ReportedPeriod['kind'],
    isAudited: row.audited === 1,
    filedOn: row.filed_on as string | null,
    source: row.source as string | null,
    firstReported: null,
  };
}

const COMPARED = ['salesCrore', 'netProfitCrore', 'eps'] as const;

/** The last filing of a period, with the first report's figures if they differ. */
function lastOf(filings: readonly ReportedPeriod[]): ReportedPeriod[] {
  const [first, last] = [filings[0], filings.at(-1)];
  if (!first || !last) return [];
  if (COMPARED.every((name) => first[name] === last[name])) return [last];
  const { salesCrore, netProfitCrore, eps, filedOn } = first;
  return [{ ...last, firstReported: { salesCrore, netProfitCrore, eps, filedOn } }];
}

/** One record a period and basis, oldest first. @param rows in the order of filing */
function periodsOf(rows: readonly ResultRow[]): readonly ReportedPeriod[] {
  return [...groupBy(rows, ({ period, basis }) => `${period} ${basis}`)]
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ items }) => lastOf(items.map(recordOf)));
}

function periodsOfCompany({ db }: ExchangeFolder, symbol: string, months: 3 | 12) {
  const sql = `${RESULTS} WHERE f.company = ? AND r.months = ? ORDER BY ${IN_ORDER}`;
  return periodsOf(db.rows<ResultRow>(sql, symbol, months));
}

/**
 * A company's quarters and years; none during the import, since a part of them would look complete.
 */
export function filedPeriods(folder: ExchangeFolder, symbol: string) {
  if (!isWhole(folder.db)) return { quarters: [], years: [] };
  return {
    quarters: periodsOfCompany(folder, symbol, 3).map(periodWire),
    years: periodsOfCompany(folder, symbol, 12).map(periodWire),
  };
}

const QUARTERS = `
  SELECT f.company, r.period, r.start, r.basis, r.kind, r.audited, r.filed_on, r.source, r.sales,
    r.netProfit
  FROM results r JOIN filers f ON ${SAME_FILER} JOIN files n ON n.id = r.file
  WHERE r.months = 3 ORDER BY ${IN_ORDER}`;

/**
 * The quarters of every company by its symbol, oldest first, with sales and net profit alone: reading
 * all figures of all companies would take seconds.
 */
export function filedQuarters({ db }: ExchangeFolder) {
  const rows = db.rows<ResultRow & { company: string }>(QUARTERS);
  return new Map(
    groupBy(rows, ({ company }) => company).map(({ name, items }) => [name, periodsOf(items)]),
  );
}

const HOLDERS = `
  SELECT as_on AS asOn, filed_on AS filedOn, source, promoters, mutual_funds AS mutualFunds,
    insurers, other_institutions AS otherInstitutions,
    foreign_institutions AS foreignInstitutions, others, pledged, holders
  FROM (
    SELECT r.*, f.company, row_number() OVER (
      PARTITION BY f.company, r.as_on
      ORDER BY r.stamped_on DESC, r.sequence DESC, n.name DESC
    ) AS nth
    FROM shareholding r JOIN filers f ON ${SAME_FILER} JOIN files n ON n.id = r.file
  ) WHERE nth = 1`;

/**
 * `CompanyShareholding/{code}`: a company's shareholding patterns, oldest first.
 * @returns `null` if the equity list has no such code
 * @throws CallFailure while the files are read for the first time
 */
export function companyShareholding(folder: ExchangeFolder, code: string): EmbeddedAnswer | null {
  const company = companyBySymbol(folder, code.trim().toUpperCase());
  if (!company) return null;
  if (!isWhole(folder.db)) throw beingRead();
  const sql = `${HOLDERS} AND company = ? ORDER BY as_on`;
  const data = folder.db.rows<Sent<typeof shareholding>>(sql, company.symbol);
  return endOfDay(data, data.at(-1)?.asOn ?? null);
}

/** The mergers, splits and other actions of every company, by its present symbol. */
function actionsByCompany({ db }: ExchangeFolder) {
  const rows = db.rows<{ company: string; exDate: string; purpose: string }>(
    `SELECT DISTINCT coalesce(l.symbol, a.symbol) AS company, a.ex_day AS exDate, a.purpose
     FROM actions a
     LEFT JOIN securities s ON s.exchange = 'NSE' AND s.symbol = a.symbol
     LEFT JOIN lives l ON l.security = s.id
     WHERE a.ex_day IS NOT NULL AND a.purpose IS NOT NULL`,
  );
  const found = new Map(
    groupBy(rows, ({ company }) => company).map((one) => [one.name, one.items]),
  );
  return (company: string) => found.get(company) ?? [];
}

/** Months before a day whose quarters are listed or compared: fifteen, a year, and a quarter. */
const LOOK_BACK = 30;

/**
 * `FiledResults?from=…&to=…`: the quarters that companies filed within a period.
 * @param from blank for only the newest day up to `to`
 * @param to blank for the newest day
 */
export function filedResults(folder: ExchangeFolder, from: string, to: string): EmbeddedAnswer {
  const { db } = folder;
  const days = db
    .rows<{ day: string }>(
      `SELECT DISTINCT r.filed_on AS day FROM results r JOIN filers f ON ${SAME_FILER}
       WHERE r.months = 3 AND r.filed_on IS NOT NULL ORDER BY day DESC`,
    )
    .map(({ day }) => day);
  const asked = daysWithin(days, from, to);
  const [newest, oldest] = [asked[0], asked.at(-1)];
  if (!newest || !oldest) return endOfDay(datedResults([], days, []), null);
  const rows = db.rows<ResultRow & { company: string }>(
    `${RESULTS} WHERE r.months = 3 AND r.period >= ?1 AND f.company IN (
       SELECT f.company FROM results r JOIN filers f ON ${SAME_FILER}
       WHERE r.months = 3 AND r.filed_on BETWEEN ?2 AND ?3
     ) ORDER BY ${IN_ORDER}`,
    monthsBefore(oldest, LOOK_BACK),
    oldest,
    newest,
  );
  const names = new Map(companiesOf(folder).map(({ symbol, name }) => [symbol, name]));
  const actionsOf = actionsByCompany(folder);
  const results = groupBy(rows, ({ company }) => company).flatMap(({ name: symbol, items }) =>
    filedResultsOf(
      { symbol, name: names.get(symbol) ?? symbol },
      periodsOf(items),
      actionsOf(symbol),
    ),
  );
  return endOfDay(datedResults(results, days, asked), newest);
}

/** Growth, margin, promoters and pledge of every company as known on a day. */
export function businessFigures(folder: ExchangeFolder, day: string) {
  const { db } = folder;
  const actionsOf = actionsByCompany(folder);
  const rows = db.rows<ResultRow & { company: string }>(
    `${RESULTS} WHERE r.months = 3 AND r.period >= ? AND coalesce(r.filed_on, '') <= ?
     ORDER BY ${IN_ORDER}`,
    monthsBefore(day, LOOK_BACK),
    day,
  );
  const results = new Map(
    groupBy(rows, ({ company }) => company).map(({ name, items }) => [name, items]),
  );
  const holders = new Map(
    db
      .rows<Sent<typeof shareholding> & { company: string }>(
        `SELECT company, asOn, promoters, pledged FROM (
           ${HOLDERS.replace('SELECT as_on', 'SELECT company, as_on')}
         ) WHERE asOn <= ? ORDER BY asOn`,
        day,
      )
      .map((row) => [row.company, row]),
  );
  return (symbol: string) => {
    const held = holders.get(symbol);
    const known = held && isCurrent({ period: held.asOn }, day) ? held : null;
    return {
      ...growthWire(
        newestQuarterFigures(periodsOf(results.get(symbol) ?? []), actionsOf(symbol), day),
      ),
      promoters: known?.promoters ?? null,
      pledged: known?.pledged ?? null,
      shareholdingDate: known?.asOn ?? null,
    };
  };
}

import { filedResultsOf } from '@/lib/domain/company/filed-results';
import {
  NO_PERIOD_FIGURES,
  PERIOD_FIGURES,
  type PeriodFigures,
} from '@/lib/domain/company/period-figures';
import { monthOf } from '@/lib/domain/company/quarters';
import type { Quarter, ReportedPeriod } from '@/lib/domain/company/records';
import type { DatedWire } from '@/lib/provider/embedded/answer';
import type { Sent } from '@/lib/domain/fields';
import type { filedResult } from '@/lib/domain/company/records';
import { oncePer } from '@/lib/tools/once-per';
import { addDays, monthsBefore } from '@/lib/tools/time';

import { datedResults, daysWithin } from '../period-wire';

import { resultsDay } from './company-events';
import { seededRandom } from './random';
import { type SampleCompany, sampleCompanies } from './records';
import { round2 } from './stock-history';

type Money = Partial<PeriodFigures>;

/** Part of the profit before tax that a company pays as tax. */
const TAX = 0.2517;

/** A record has eight quarters; five more are made of them, so that five have one a year before. */
const RECORDED = 8;
const EARLIER = 5;

/** The last day of the quarter that ended some quarters before another one. */
const quarterBefore = (period: string, quarters: number): string =>
  addDays(monthsBefore(addDays(period, 1), 3 * quarters), -1);

function kindOf({ name, industry, quarters }: SampleCompany): Quarter['kind'] {
  if (industry !== 'Financial Services') return 'industrial';
  if (/\bbank\b/i.test(name)) return 'bank';
  return quarters.every(({ expenses }) => expenses !== undefined) ? 'nbfc' : null;
}

function bankFigures(interest: number, beforeTax: number): Money {
  const [otherIncome, provisions] = [interest * 0.12, interest * 0.05];
  const operatingProfit = beforeTax + provisions;
  const expenses = interest + otherIncome - operatingProfit;
  const [loans, badPercent] = [interest * 40, 3 - Math.min(beforeTax / interest, 0.5) * 4];
  return {
    otherIncomeCrore: otherIncome,
    expensesCrore: expenses,
    provisionsCrore: provisions,
    financeCostCrore: expenses * 0.6,
    operatingProfitCrore: operatingProfit,
    grossNpaPercent: badPercent,
    netNpaPercent: badPercent / 4,
    grossNpaCrore: (loans * badPercent) / 100,
    netNpaCrore: (loans * badPercent) / 400,
  };
}

/** Lines between sales and profit such that income less expenses is the profit before tax. */
function otherFigures(sales: number, operatingProfit: number, beforeTax: number): Money {
  const otherIncome = Math.max(sales * 0.02, (beforeTax - operatingProfit) * 1.1);
  const between = operatingProfit + otherIncome - beforeTax;
  return {
    otherIncomeCrore: otherIncome,
    expensesCrore: sales + otherIncome - beforeTax,
    financeCostCrore: between * 0.4,
    depreciationCrore: between * 0.6,
  };
}

const rounded = (figures: Money): PeriodFigures => ({
  ...NO_PERIOD_FIGURES,
  ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round2(value ?? 0)])),
});

/** The quarters of a company's record, and earlier ones that are like those of the same season. */
function sourcesOf({ quarters, listedOn }: SampleCompany, growth: number) {
  const known = quarters.map((given) => ({ given, period: given.period, scale: 1 }));
  const [first] = known;
  if (!first || known.length < RECORDED || listedOn) return known;
  const earlier = Array.from({ length: EARLIER }, (_, at) => {
    const { given } = known[3 - (at % 4)] ?? first;
    return {
      given,
      period: quarterBefore(first.period, at + 1),
      scale: growth ** -(Math.floor(at / 4) + 1),
    };
  });
  return [...earlier.reverse(), ...known];
}

function figuresOf({ given, scale }: ReturnType<typeof sourcesOf>[number], kind: Quarter['kind']) {
  const [sales, profit] = [Number(given.sales) * scale, Number(given.netProfit) * scale];
  const beforeTax = profit > 0 ? profit / (1 - TAX) : profit;
  const figures: Money = {
    salesCrore: sales,
    netProfitCrore: profit,
    ownersProfitCrore: profit,
    eps: Number(given.eps) * scale,
    dilutedEps: Number(given.eps) * scale,
  };
  // The forms of insurers have other lines.
  if (kind === null) return figures;
  const lines =
    kind === 'bank'
      ? bankFigures(sales, beforeTax)
      : otherFigures(sales, Number(given.operatingProfit) * scale, beforeTax);
  return { ...figures, ...lines, profitBeforeTaxCrore: beforeTax, taxCrore: beforeTax - profit };
}

/** How many quarters a period ended before the newest one of a company. */
const quartersBack = ({ quarters }: SampleCompany, period: string): number =>
  ((monthOf(quarters.at(-1)?.period ?? period) ?? 0) - (monthOf(period) ?? 0)) / 3;

/** A company's consolidated quarters with all lines of a report, oldest first. */
function consolidated(company: SampleCompany): readonly Quarter[] {
  const random = seededRandom(`results ${company.symbol}`);
  const growth = random.between(1.02, 1.25);
  const kind = kindOf(company);
  return sourcesOf(company, growth).map((source): Quarter => {
    const filedOn = resultsDay(company.symbol, quartersBack(company, source.period));
    return {
      ...rounded(figuresOf(source, kind)),
      kind,
      basis: 'consolidated',
      filedOn,
      source: null,
      period: source.period,
      start: addDays(quarterBefore(source.period, 1), 1),
      isAudited: source.period.endsWith('03-31'),
      // A correction would say of a real company that it reported too much.
      firstReported: null,
    };
  });
}

/** The company alone: a part of every figure in rupees. Percentages stay. */
function standalone(quarters: readonly Quarter[], part: number): readonly Quarter[] {
  const scaled = PERIOD_FIGURES.filter(({ name }) => !name.endsWith('Percent'));
  return quarters.map((quarter) => ({
    ...quarter,
    ...Object.fromEntries(
      scaled.map(({ name }) => [
        name,
        quarter[name] === null ? null : round2(quarter[name] * part),
      ]),
    ),
    basis: 'standalone',
    ownersProfitCrore: null,
    firstReported: null,
  }));
}

const MONTHS_OF_YEAR = ['06-30', '09-30', '12-31', '03-31'];

/** Financial years of which all quarters are there. */
function yearsOf(quarters: readonly Quarter[]): readonly ReportedPeriod[] {
  return quarters.flatMap((last, at) => {
    const year = quarters.slice(Math.max(0, at - 3), at + 1);
    const isYear = MONTHS_OF_YEAR.every((end, index) => year[index]?.period.endsWith(end));
    const [first] = year;
    if (!first || !isYear) return [];
    const sums = PERIOD_FIGURES.filter(({ name }) => !/npa/i.test(name)).map(({ name }) => [
      name,
      last[name] === null ? null : round2(year.reduce((sum, one) => sum + Number(one[name]), 0)),
    ]);
    return { ...last, ...Object.fromEntries(sums), start: first.start, firstReported: null };
  });
}

/** Quarters and years of a company; one company in five has no subsidiaries to report on. */
export const sampleResults = oncePer((company: SampleCompany) => {
  const random = seededRandom(`basis ${company.symbol}`);
  const [isAlone, part] = [random.next() < 0.2, random.between(0.6, 0.95)];
  const group = consolidated(company);
  const all = [...(isAlone ? [] : [group]), standalone(group, isAlone ? 1 : part)];
  return { quarters: all.flat(), years: all.flatMap(yearsOf) };
});

/** What all companies filed, by company. */
const allFiled = oncePer((companies: readonly SampleCompany[]) =>
  companies.flatMap((company) =>
    // Its actions are dividends alone.
    filedResultsOf(company, sampleResults(company).quarters, []),
  ),
);

/** `FiledResults?from=…&to=…`: what companies filed within a span; blank for the newest day. */
export function filedResults(from: string, to: string): DatedWire<Sent<typeof filedResult>> {
  const filed = allFiled(sampleCompanies());
  const days = [...new Set(filed.map(({ filedOn }) => filedOn))].sort().reverse();
  return datedResults(filed, days, daysWithin(days, from, to));
}

import { type CallName, CALLS, type Parameters } from '@/lib/provider/calls';
import { exampleParameters } from '@/lib/provider/contract/about';
import { addDays } from '@/lib/tools/time';
import { todayInIndia } from '@/lib/tools/today';

/** The answers so far, by call, as the provider sent them. */
export type Answers = ReadonlyMap<CallName, unknown>;

/** How many days back a range begins. */
const RANGE_DAYS = 30;

/** A text of the first record that has the field, wherever the provider's answer has it. */
function firstText(data: unknown, field: string): string | undefined {
  const records = Array.isArray(data) ? (data as unknown[]) : [];
  const values = records.map((one) => (one as Readonly<Record<string, unknown>> | null)?.[field]);
  const known = values.find((value) => value !== undefined && value !== null && value !== '');
  return known === undefined ? undefined : String(known as string);
}

const company = (answers: Answers) => {
  const companies = answers.get('companies');
  return firstText(companies, 'code') ?? firstText(companies, 'nsesymbol');
};

const inMenu = (answers: Answers, list: string) =>
  (answers.get('menu') as Readonly<Record<string, unknown>> | undefined)?.[list];

/** Values of parameters that only the provider knows, each from an earlier answer. */
const KNOWN: Readonly<Record<string, (answers: Answers) => string | undefined>> = {
  'fundHistory.codes': (answers) => firstText(answers.get('mutualFunds'), 'code'),
  'issueBids.slug': (answers) => firstText(answers.get('publicIssues'), 'slug'),
  'reports.category': (answers) => firstText(inMenu(answers, 'research'), 'slug'),
  'stockHistory.code': company,
  'tradedHistory.code': company,
  'companyResults.code': company,
  'companyShareholding.code': company,
  'companyEvents.code': company,
};

const DAYS: Readonly<Record<string, () => string>> = {
  from: () => addDays(todayInIndia(), -RANGE_DAYS),
  to: todayInIndia,
};

/** The calls in an order in which each finds its parameters in the answers before it. */
export const callOrder = (): readonly CallName[] => {
  const sources: readonly CallName[] = ['companies', 'menu', 'mutualFunds', 'publicIssues'];
  const others = (Object.keys(CALLS) as CallName[]).filter((name) => !sources.includes(name));
  return [...sources, ...others];
};

/** Parameters with which a provider should have an answer. */
export function liveParameters<Name extends CallName>(
  name: Name,
  answers: Answers,
): Parameters<Name> {
  const examples: Readonly<Record<string, string>> = exampleParameters(name);
  const entries = Object.entries(examples).map(([key, example]) => [
    key,
    KNOWN[`${name}.${key}`]?.(answers) ?? DAYS[key]?.() ?? example,
  ]);
  return Object.fromEntries(entries) as Parameters<Name>;
}

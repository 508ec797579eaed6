import { parseDay } from '../cells';

import { columnsOf, numberIn, Refusal, statedIn } from './columns';
import { CATEGORIES, HOLDING, STATED } from './tags';
import type { Filing } from './xbrl';

/** The owners of a company's shares, in per cent of all; the six parts sum to 100. */
interface ShareholdingRow {
  readonly asOn: string;
  readonly promoters: number;
  readonly mutualFunds: number;
  readonly insurers: number;
  readonly otherInstitutions: number;
  readonly foreignInstitutions: number;
  readonly others: number;
  readonly pledged: number | null;
  readonly holders: number | null;
}

type Category = keyof typeof CATEGORIES;

/** Sums of shares rounded to two decimals. */
const TOLERANCE = 0.1;

const rounded = (percent: number): number => Math.round(percent * 100) / 100 + 0;

/** The columns of the categories; those of single holders are named by a person besides. */
function byCategory(filing: Filing) {
  const columns = columnsOf(
    filing.facts.filter(({ context }) => !filing.scenarios.get(context)?.isTyped),
  );
  return (category: Category, tags: readonly string[]): number | null => {
    for (const [context, column] of columns) {
      const members = filing.scenarios.get(context)?.members ?? [];
      if (members.length !== 1 || members[0] !== CATEGORIES[category]) continue;
      const value = numberIn(column, tags);
      if (value !== null) return value;
    }
    return null;
  };
}

/**
 * Reads a shareholding pattern. Shares are written as `14.89` or `0.1489`: the total, 100 or 1,
 * shows which.
 * @throws Refusal where the categories do not sum to the whole
 */
export function readShareholding(filing: Filing): ShareholdingRow {
  const asOn = parseDay(statedIn(filing, STATED.asOn) ?? '');
  if (asOn === null) throw new Refusal('names no day');
  const find = byCategory(filing);
  const total = find('all', HOLDING.percent);
  if (total !== 1 && total !== 100) throw new Refusal('has no total of 100 per cent');
  const part = (category: Category): number =>
    (find(category, HOLDING.percent) ?? 0) * (100 / total);
  const [promoters, open, trusts] = [part('promoters'), part('public'), part('trusts')];
  const sum = promoters + open + trusts;
  if (Math.abs(sum - 100) > TOLERANCE) {
    throw new Refusal(`has parts that sum to ${rounded(sum)} per cent`);
  }
  const [institutions, foreign] = [part('institutions'), part('foreignInstitutions')];
  const [mutualFunds, insurers] = [part('mutualFunds'), part('insurers')];
  const rest = institutions - mutualFunds - insurers;
  if (rest < -TOLERANCE || institutions + foreign > open + TOLERANCE) {
    throw new Refusal('has institutions that hold more than the whole they are part of');
  }
  const shares = {
    promoters: rounded(promoters),
    mutualFunds: rounded(mutualFunds),
    insurers: rounded(insurers),
    otherInstitutions: rounded(Math.max(0, rest)),
    foreignInstitutions: rounded(foreign),
  };
  const others = 100 - Object.values(shares).reduce((all, one) => all + one, 0);
  const pledged = find('promoters', HOLDING.pledged);
  return {
    asOn,
    ...shares,
    others: rounded(Math.max(0, others)),
    pledged: pledged === null ? null : rounded(pledged * (100 / total)),
    holders: find('all', HOLDING.holders),
  };
}

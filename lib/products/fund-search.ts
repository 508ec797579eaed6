import type { FundNav } from '@/lib/provider/records';

export interface FundAnswer {
  readonly query: string;
  readonly shown: readonly FundNav[];
  readonly matching: number;
  readonly all: number;
}

const MAX_QUERY_LENGTH = 60;

/** The first value of a query parameter, trimmed and cut to 60 characters. */
export function readQuery(value: string | readonly string[] | undefined): string {
  const first = typeof value === 'string' ? value : value?.[0];
  return (first ?? '').trim().slice(0, MAX_QUERY_LENGTH);
}

/** The first scheme of each category, as an overview. */
function onePerCategory(funds: readonly FundNav[]): readonly FundNav[] {
  const seen = new Set<string | null>();
  return funds.filter(({ category }) => {
    if (seen.has(category)) return false;
    seen.add(category);
    return true;
  });
}

/** Schemes whose name, house and category contain every word of the query; for a blank query one of each category. */
export function searchFunds(funds: readonly FundNav[], query: string, limit: number): FundAnswer {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matching =
    words.length === 0
      ? onePerCategory(funds)
      : funds.filter(({ name, fundHouse, category }) => {
          const text = `${name} ${fundHouse ?? ''} ${category ?? ''}`.toLowerCase();
          return words.every((word) => text.includes(word));
        });
  return { query, shown: matching.slice(0, limit), matching: matching.length, all: funds.length };
}

import type { FundFamily } from '@/lib/domain/fund/types';
import { indexSlug } from '@/lib/domain/index/names';
import { READY_SCREENS, type ReadyScreen, screenOf } from '@/lib/domain/screener/screens';
import { screened, screenPageAt } from '@/lib/domain/screener/screened';
import { oncePer } from '@/lib/tools/once-per';

import type { CompanyFigure } from '@/lib/domain/company/records';

/** A list of the site that a company is on. */
export type FoundIn =
  | { readonly kind: 'index'; readonly name: string }
  /** With the page of the screen that has the company, from 1. */
  | { readonly kind: 'screen'; readonly screen: ReadyScreen; readonly page: number }
  | { readonly kind: 'fund'; readonly fund: FundFamily; readonly index: string };

type Kind = FoundIn['kind'];

/** The most links of each kind, so that one kind leaves room for the others. */
const MOST: Readonly<Record<Kind, number>> = { index: 3, screen: 3, fund: 2 };

/** The ready screens that each share is on, made once per session. */
const screensBySymbol = oncePer((rows: readonly CompanyFigure[]) => {
  const found = new Map<string, FoundIn[]>();
  for (const screen of READY_SCREENS) {
    screened(rows, screenOf(screen)).rows.forEach(({ symbol }, place) => {
      const one: FoundIn = { kind: 'screen', screen, page: screenPageAt(place) };
      found.set(symbol, [...(found.get(symbol) ?? []), one]);
    });
  }
  return found;
});

/** The name of the index within the slug of a fund that follows one. */
const FOLLOWED = /(?:^|-)((?:nifty|bse|sensex).*?)-(?:index-fund|etf|exchange-traded-fund)\b/;

/** `nifty-50` and `nifty50`, as fund houses write it, are one index. */
const indexKey = (slug: string): string => slug.replaceAll('-', '');

/** The current funds that follow an index by their name, made once per list. */
const fundsByIndex = oncePer((families: readonly FundFamily[]) => {
  const found = new Map<string, FundFamily[]>();
  for (const family of families) {
    const index = FOLLOWED.exec(family.slug)?.[1];
    if (index === undefined || !family.isCurrent || family.isSegregated) continue;
    const key = indexKey(index);
    found.set(key, [...(found.get(key) ?? []), family]);
  }
  return found;
});

/** A number of a symbol, the same at all times. */
const numberOf = (symbol: string): number =>
  [...symbol].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);

/**
 * A fund of an index, another for each company, so that every fund is linked by some: none is
 * preferred.
 */
function fundOf(
  symbol: string,
  families: readonly FundFamily[],
  index: string,
): readonly FoundIn[] {
  const funds = fundsByIndex(families).get(indexKey(indexSlug(index))) ?? [];
  const fund = funds[numberOf(symbol) % funds.length];
  return fund ? [{ kind: 'fund', fund, index }] : [];
}

interface Lists {
  /** The indices that have pages and include the company, the narrowest first. */
  readonly indices: readonly string[];
  readonly figures: readonly CompanyFigure[];
  readonly families: readonly FundFamily[];
}

/**
 * Lists of the site that a company is on: indices, ready screens and funds of these indices, each
 * kind in turn, as many as there is room for.
 * @param room the most links
 */
export function foundIn(symbol: string, lists: Lists, room: number): readonly FoundIn[] {
  const { indices, figures, families } = lists;
  const kinds: Readonly<Record<Kind, readonly FoundIn[]>> = {
    index: indices.map((name) => ({ kind: 'index', name })),
    screen: screensBySymbol(figures).get(symbol) ?? [],
    fund: indices.flatMap((index) => fundOf(symbol, families, index)),
  };
  const order: readonly Kind[] = ['index', 'screen', 'fund'];
  const picked = [0, 1, 2].flatMap((turn) =>
    order.flatMap((kind) => (turn < MOST[kind] ? (kinds[kind][turn] ?? []) : [])),
  );
  const shown = picked.slice(0, Math.max(0, room));
  return order.flatMap((kind) => shown.filter((one) => one.kind === kind));
}

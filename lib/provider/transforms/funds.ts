import { familiesOf } from '@/lib/domain/fund/families';
import type { FundFacts, FundHistory, FundList } from '@/lib/domain/fund/types';

import type { z } from 'zod';

import type * as wire from '../schemas/funds';

import { toLink } from './addresses';

/** A NAV without its day is dropped: its age is unknown. */
export const toFundList = (rows: readonly z.output<typeof wire.fundScheme>[]): FundList =>
  familiesOf(
    rows.map((row) => ({
      ...row,
      ...((row.nav === null || row.date === null) && { nav: null, date: null }),
      ...((row.previousNav === null || row.previousDate === null) && {
        previousNav: null,
        previousDate: null,
      }),
    })),
  );

type WireFacts = NonNullable<z.output<typeof wire.fundHistory>['schemes'][number]['facts']>;

const toStated = <Value>(given: { value: Value | null; date: string } | null) =>
  given && given.value !== null ? { value: given.value, day: given.date } : null;

const toFacts = (given: WireFacts): FundFacts => ({
  expenses: toStated(given.expenses),
  riskometer: toStated(given.riskometer),
  benchmark: toStated(given.benchmark),
  exitLoad: toStated(given.exitLoad),
  documents: given.documents.flatMap(({ title, url, date }) => {
    const href = toLink(url);
    return href === null ? [] : [{ title, href, day: date }];
  }),
});

/** The NAVs of each scheme by its code, oldest first, and its stated facts. */
export const toFundHistory = ({ schemes }: z.output<typeof wire.fundHistory>): FundHistory => ({
  navs: new Map(
    schemes.map(({ code, days }) => [
      code,
      [...days].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
    ]),
  ),
  facts: new Map(
    schemes.flatMap(({ code, facts }) => (facts ? [[code, toFacts(facts)] as const] : [])),
  ),
});

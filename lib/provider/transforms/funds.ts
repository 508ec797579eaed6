import { familiesOf } from '@/lib/funds/families';
import type { FundList, NavPoint } from '@/lib/funds/types';

import type { z } from 'zod';

import type * as wire from '../schemas/funds';

/** Schemes with a NAV but without its day have none: nobody knows of when it is. */
export const toFundList = (rows: readonly z.output<typeof wire.fundScheme>[]): FundList =>
  familiesOf(
    rows.map((row) => ({
      ...row,
      ...((row.nav === null || row.date === null) && { nav: null, date: null }),
      ...((row.previousNav === null || row.previousDate === null) && {
        ...{ previousNav: null, previousDate: null },
      }),
    })),
  );

/** The NAVs of each scheme by its code, oldest first. */
export const toNavHistory = ({
  schemes,
}: z.output<typeof wire.fundHistory>): ReadonlyMap<string, readonly NavPoint[]> =>
  new Map(
    schemes.map(({ code, days }) => [
      code,
      [...days].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
    ]),
  );

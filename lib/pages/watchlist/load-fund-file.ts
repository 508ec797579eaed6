import 'server-only';

import { dayChange, schemeLabel } from '@/lib/domain/fund/plans';
import type { FundList } from '@/lib/domain/fund/types';
import { schemeHref } from '@/lib/pages/addresses/fund-paths';

import type { PriceFile, QuoteRow } from '@/lib/device/codes';
import { load } from '@/lib/provider/load';

/** Per cent to two decimals, as they are shown. */
const rounded = (percent: number): number => Math.round(percent * 100) / 100;

/** The NAV of each plan and option of the funds with a current NAV. */
export function fundRows({ asOf, families }: FundList): readonly QuoteRow[] {
  return families
    .filter(({ isCurrent }) => isCurrent)
    .flatMap((family) =>
      family.schemes.map((scheme): QuoteRow => {
        const change = dayChange(scheme);
        return [
          ...([`fund:${scheme.code}`, `${family.name} (${schemeLabel(scheme)})`] as const),
          schemeHref(family, scheme),
          ...([scheme.nav, change && rounded(change.percent)] as const),
          scheme.day === asOf ? null : scheme.day,
        ];
      }),
    );
}

/** The NAVs of all current funds; `null` while none has loaded. */
export async function loadFundFile(): Promise<PriceFile | null> {
  const list = await load('mutualFunds', {});
  return list && { days: { fund: list.asOf }, rows: fundRows(list.data) };
}

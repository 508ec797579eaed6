import { shortName } from '@/lib/companies/names';
import { type AskedDay, listRows } from '@/lib/markets/lists/rows';
import type { ListRow, MarketList } from '@/lib/markets/lists/types';
import { namesBySymbol } from '@/lib/markets/petals';
import { companyPath } from '@/lib/pages/paths';
import type { Company, Dated, Sourced } from '@/lib/provider/records';

import { list as itemList } from './lists';
import type { PartOf } from './page';

interface ListFacts {
  readonly list: MarketList;
  readonly asked: AskedDay;
  readonly answer: Sourced<Dated<ListRow>> | null;
  readonly companies: readonly Company[] | null;
}

/** The companies of a list in its order, each once, without figures. */
export const marketListItems = ({ list, asked, answer, companies }: ListFacts): PartOf =>
  itemList(() => {
    if (asked.kind === 'unreadable') return [];
    const names = namesBySymbol(companies);
    const symbols = listRows(list, answer?.data.rows ?? []).map(({ symbol }) => symbol);
    return [...new Set(symbols)].flatMap((symbol) => {
      const company = names.get(symbol);
      return company ? [{ name: shortName(company.name), href: companyPath(company.slug) }] : [];
    });
  });

import { shortName } from '@/lib/domain/company/names';
import { type AskedDay, listRows } from '@/lib/domain/market/lists/rows';
import type { ListRow, MarketList } from '@/lib/domain/market/lists/types';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { companyPath } from '@/lib/pages/addresses/paths';
import type { Company } from '@/lib/domain/company/records';
import type { Dated, Sourced } from '@/lib/domain/sourced';

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

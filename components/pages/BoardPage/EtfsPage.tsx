import { filledColumns } from '@/components/ui/Table/columns';
import { LinkChoice } from '@/components/sections/market/LinkChoice';
import { SiteLink } from '@/components/site/SiteLink';
import { FileLinks } from '@/components/ui/FileLinks';
import { Table } from '@/components/ui/Table/Table';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { type FilledGroup, filledGroups } from '@/lib/domain/market/etf-groups';
import type { Sparks } from '@/lib/domain/market/sparks';
import type { Etf } from '@/lib/domain/market/records';
import { type Sourced, titleOf } from '@/lib/domain/sourced';

import { BoardPage } from './BoardPage';
import { etfBoard } from './market-boards';

/**
 * Columns that only the file has, since the page shows them differently: the symbol under the name,
 * the group as a choice, the day of a NAV next to it, the highest and lowest price as the line of
 * the year.
 */
const OF_FILE = ['symbol', 'isin', 'group', 'high', 'low', 'navDay'];

/** In ₹ crore: if a fund is rarely traded, its closes are far apart and not meaningful. */
const LEAST_TRADED = 0.1;

interface GroupChoiceProps {
  groups: readonly FilledGroup[];
  all: number;
  chosen: FilledGroup | undefined;
}

/** All funds, or those of a group, each with its address. */
function GroupChoice({ groups, all, chosen }: GroupChoiceProps) {
  return (
    <LinkChoice
      name="Groups of funds"
      scrolls
      links={[
        { label: `All (${all})`, href: '/etfs', isShown: chosen === undefined },
        ...groups.map(({ name, slug, funds }) => ({
          label: `${name} (${funds.length})`,
          href: `/etfs?group=${slug}` as const,
          isShown: slug === chosen?.slug,
        })),
      ]}
    />
  );
}

interface EtfsPageProps {
  etfs: Sourced<readonly Etf[]> | null;
  /** The slugs of the funds' own pages by ISIN. */
  funds: ReadonlyMap<string, string>;
  /** The slug of a group, from the address; empty for all. */
  group: string;
  years: Sparks;
  now: MarketClock;
}

/** Every exchange-traded fund of the exchange, or those of a group, in one table. */
export function EtfsPage({ etfs, funds, group, years, now }: EtfsPageProps) {
  const board = etfBoard({ etfs, now, funds });
  const { columns, rows, sortedBy, caption, id } = board;
  const groups = filledGroups(rows);
  const chosen = groups.find(({ slug }) => slug === group);
  const filled = filledColumns(columns, rows, ['name']).filter(({ key }) => !OF_FILE.includes(key));
  const hasPremium = filled.some(({ key }) => key === 'premium');
  const name = titleOf(etfs, caption);
  const csv = `/markets/files/${id}.csv`;
  return (
    <BoardPage
      path="/etfs"
      board={board}
      answer={etfs}
      notes={[
        {
          title: 'Price and NAV',
          text: (
            <>
              <p>
                {hasPremium
                  ? '“Over NAV” is how far the price is above the fund’s net asset value of the same day: to the right of the line above it, to the left below.'
                  : 'A fund’s net asset value (NAV) is the worth of what it holds, per unit.'}{' '}
                The price of a fund with little trade can be far from it.
              </p>
              <p>
                <SiteLink href="/invest-in-etfs-exchange-traded-funds">How ETFs work</SiteLink>
              </p>
            </>
          ),
        },
      ]}
      now={now}
    >
      <GroupChoice groups={groups} all={rows.length} chosen={chosen} />
      <Table
        order="sortable"
        key={chosen?.slug}
        caption={chosen ? `${name}: ${chosen.name.toLowerCase()}` : name}
        // With a premium the net asset value is next to it.
        columns={hasPremium ? filled.filter(({ key }) => key !== 'nav') : filled}
        rows={chosen?.funds ?? rows}
        sparkOf={({ symbol, valueCrore }) =>
          (valueCrore ?? 0) < LEAST_TRADED ? undefined : years.get(`etf:${symbol}`)
        }
        {...(sortedBy && { sortedBy })}
        {...(!chosen && { csv })}
        folds
      />
      {chosen && <FileLinks href={csv} of={name} />}
    </BoardPage>
  );
}

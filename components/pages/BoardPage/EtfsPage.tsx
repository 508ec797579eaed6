import { filledColumns } from '@/components/ui/Table/columns';
import { PageHead } from '@/components/sections/text/PageHead';
import { SectionHead } from '@/components/sections/SectionHead';
import { AgedSource } from '@/components/sections/AgedSource';
import { SiteLink } from '@/components/site/SiteLink';
import { FileLinks } from '@/components/ui/FileLinks';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { byGroup } from '@/lib/domain/market/etf-groups';
import { premiumOf } from '@/lib/domain/market/etfs';
import type { Sparks } from '@/lib/domain/market/sparks';
import type { Etf } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';
import { countOf } from '@/lib/tools/format';
import { slugOf } from '@/lib/tools/slug';

import { titledBoard } from './board';
import styles from './EtfsPage.module.scss';
import { etfBoard } from './market-boards';

/**
 * Columns that only the file has, since the page shows them differently: the symbol under the name,
 * the group above, the day of a NAV under it, the highest and lowest price as the line of the year.
 */
const OF_FILE = ['symbol', 'group', 'high', 'low', 'navDay'];

/** In ₹ crore: if a fund is rarely traded, its closes are far apart and not meaningful. */
const LEAST_TRADED = 0.1;

interface EtfsPageProps {
  etfs: Sourced<readonly Etf[]> | null;
  years: Sparks;
  now: MarketClock;
}

/** The funds by underlying, with a table for each group. */
function Groups({ etfs, years, now }: EtfsPageProps) {
  const { columns, rows, sortedBy, caption, none, id } = titledBoard(etfBoard(etfs, now), etfs);
  const shown = filledColumns(columns, rows, ['name']).filter(({ key }) => !OF_FILE.includes(key));
  const groups = byGroup(rows);
  if (groups.length === 0) return <NoData>{none}</NoData>;
  return (
    <>
      <nav aria-label="Groups of funds" className={styles.groups}>
        {groups.map(([group, { length }]) => (
          <a key={group} href={`#${slugOf(group)}`}>{`${group} (${length})`}</a>
        ))}
      </nav>
      {groups.map(([group, funds]) => (
        <section key={group} id={slugOf(group)} className={styles.group}>
          <h3>{`${group}: ${countOf(funds.length, 'fund')}`}</h3>
          <Table
            order="sortable"
            caption={`${caption}: ${group.toLowerCase()}`}
            columns={shown}
            rows={funds}
            sparkOf={({ symbol, valueCrore }) =>
              (valueCrore ?? 0) < LEAST_TRADED ? undefined : years.get(`etf:${symbol}`)
            }
            {...(sortedBy && { sortedBy })}
            folds
          />
        </section>
      ))}
      <FileLinks href={`/markets/files/${id}.csv`} of={caption} />
    </>
  );
}

/** Every exchange-traded fund of the exchange. */
export function EtfsPage({ etfs, years, now }: EtfsPageProps) {
  const { headline, rows } = titledBoard(etfBoard(etfs, now), etfs);
  const hasPremium = rows.some((etf) => premiumOf(etf, etfs?.asOf ?? null) !== null);
  return (
    <>
      <PageHead
        path="/etfs"
        heading="Exchange-traded funds on NSE"
        lead="Funds that trade like shares, by what they follow and the rupees traded in the session."
      />
      <Ledger
        id="etfs"
        ground="tint"
        note={
          <SideNote title="Price and NAV">
            <p>
              {hasPremium
                ? '“Over NAV” is how far the price is above the fund’s net asset value of the same day: to the right of the line above it, to the left below.'
                : 'A fund’s net asset value (NAV) is the worth of what it holds, per unit.'}{' '}
              The price of a fund with little trade can be far from it.
            </p>
            <p>
              <SiteLink href="/invest-in-etfs-exchange-traded-funds">How ETFs work</SiteLink>
            </p>
          </SideNote>
        }
      >
        <SectionHead
          id="etfs-heading"
          source={etfs && rows.length > 0 && <AgedSource of={etfs} now={now} />}
        >
          {headline.heading}
        </SectionHead>
        <Groups etfs={etfs} years={years} now={now} />
      </Ledger>
    </>
  );
}

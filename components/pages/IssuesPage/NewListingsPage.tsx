import { Section } from '@/components/sections/text/Section';
import { filledColumns } from '@/components/ui/Table/columns';
import { PageHead } from '@/components/sections/text/PageHead';
import { SourceLine } from '@/components/sections/SourceLine';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import { belowBase, type ListingRow, listingsSentence } from '@/lib/domain/issue/listings';
import { shortName } from '@/lib/domain/company/names';
import { type Sourced, titleOf } from '@/lib/domain/sourced';

import { listingColumns } from './listing-columns';

export interface NewListingsPageProps {
  listings: Sourced<readonly ListingRow[]> | null;
  /** The last parts of the addresses of companies by symbol. */
  slugs: ReadonlyMap<string | null, string>;
}

/** The first day of each share that is new on NSE. */
export function NewListingsPage({ listings, slugs }: NewListingsPageProps) {
  const rows = listings?.data ?? [];
  const below = belowBase(rows).map(({ name, symbol }) => shortName(name ?? symbol));
  return (
    <>
      <PageHead
        path="/ipos/new-on-nse"
        heading="New on NSE"
        lead="The first day of each share listed within a year, with its base price, its prices of that day and the last close."
      >
        {listings && <SourceLine of={listings} />}
      </PageHead>
      <Section
        id="listings"
        heading={listings ? titleOf(listings, listingsSentence(rows)) : 'New on NSE'}
        ground="tint"
        note={
          <SideNote title="Base price">
            <p>
              The price from which the exchange counts the first day’s change. Of an IPO it is the
              issue price. A share that came from the SME board or another exchange has one too. So
              it is called an issue price only where a record of the issue says the same. It is left
              out where the first open is more than 20% away from it.
            </p>
            <p>
              Ten or more first days on one day are called “Moved”: NSE admitted shares that were
              listed elsewhere. The heading leaves them out.
            </p>
            <p>The last close is adjusted for splits and bonus issues since the first day.</p>
          </SideNote>
        }
      >
        {rows.length > 0 ? (
          <Table
            order="sortable"
            caption={listings ? titleOf(listings, 'First days on NSE') : 'First days on NSE'}
            columns={filledColumns(listingColumns(slugs), rows, ['name', 'day']).filter(
              // The name leads to the company; the file has the symbol too.
              ({ key }) => key !== 'symbol',
            )}
            rows={rows}
            sortedBy={['day', 'descending']}
            csv="/ipos/new-on-nse/listings.csv"
            folds
          />
        ) : (
          <NoList list={listings?.data ?? null} what="first days">
            No share was listed on a day that the files have.
          </NoList>
        )}
        {below.length > 0 && (
          <details>
            <summary>Those that closed the first day below the base price</summary>
            <p>{below.join(', ')}</p>
          </details>
        )}
      </Section>
    </>
  );
}

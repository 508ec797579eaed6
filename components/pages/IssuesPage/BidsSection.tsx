import { Section } from '@/components/sections/text/Section';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { count, figure, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { exchanges } from '@/lib/content/authorities';
import { bidRows } from '@/lib/domain/issue/bids';
import { formatAsOf } from '@/lib/tools/format';

import type { IssuePageProps } from './IssuePage';

/** Bids where they may be shown, else where the exchange shows them; nothing before, nor once it is listed or withdrawn. */
export function BidsSection({ bids, state }: Pick<IssuePageProps, 'bids' | 'state'>) {
  if (state !== 'open' && state !== 'closed') return null;
  const rows = bids ? bidRows(bids.data) : [];
  return (
    <Section
      id="bids"
      heading={
        bids && rows.length > 0
          ? `Bids on ${bids.data.exchange}, ${formatAsOf(bids.data.asOf)}`
          : 'Bids so far'
      }
      lead={
        <>
          The exchanges publish the bids of each issue:{' '}
          <ExternalLink href={exchanges.nse.href}>NSE</ExternalLink>,{' '}
          <ExternalLink href={exchanges.bse.href}>BSE</ExternalLink>.
        </>
      }
      ground="tint"
    >
      {rows.length > 0 && (
        <Table<(typeof rows)[number]>
          caption="Bids by class of bidder"
          columns={[
            words('category', 'Class of bidder', ({ category }) => category),
            count('offered', 'Shares offered', ({ offered }) => offered),
            count('bid', 'Bid for', ({ bid }) => bid),
            figure('times', 'Times', ({ times }) => times),
          ]}
          rows={rows}
          rowKey={({ category }) => category}
        />
      )}
    </Section>
  );
}

import { NoData } from '@/components/ui/NoData/NoData';
import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { SortableTable } from '@/components/ui/SortableTable/SortableTable';
import { formatDate } from '@/lib/format';
import { flowDays, flowsSentence, netInWords } from '@/lib/markets/flows';
import type { InstitutionalFlow, Sourced } from '@/lib/provider/records';

import { flowColumns } from './flow-columns';
import { SourceNote } from './SourceNote';

/** Two weeks; the CSV file has all days. */
const MOST_DAYS = 10;

/** Net purchases of institutions by day, as bars on one scale. */
export function FlowsSection({ flows }: { flows: Sourced<readonly InstitutionalFlow[]> | null }) {
  const days = flowDays(flows?.data ?? []).slice(0, MOST_DAYS);
  const [last] = days;
  const words =
    last &&
    [
      netInWords(last.foreign) && `foreign institutions ${netInWords(last.foreign)}`,
      netInWords(last.domestic) && `domestic ones ${netInWords(last.domestic)}`,
    ].filter(Boolean);
  return (
    <Ledger
      id="institutions"
      ground="tint"
      labelledBy="institutions-heading"
      notePlace="before"
      note={
        <SourceNote of={[flows]}>
          <p>
            Cash market, purchases less sales, ₹ crore. Bars to the right: bought on balance.
            Provisional until the clearing corporations confirm.
          </p>
        </SourceNote>
      }
    >
      <SectionHead
        id="institutions-heading"
        lead={
          last && words && words.length > 0 && `On ${formatDate(last.date)} ${words.join('; ')}.`
        }
      >
        {flowsSentence(days) ?? 'What institutions bought and sold'}
      </SectionHead>
      {days.length === 0 ? (
        <NoData>The figures of foreign and domestic institutions are not at hand just now.</NoData>
      ) : (
        <SortableTable
          caption="Net purchases of foreign and domestic institutions, ₹ crore"
          columns={flowColumns(days)}
          rows={days}
          sortedBy={['date', 'descending']}
          csv="/equity/flows.csv"
        />
      )}
    </Ledger>
  );
}

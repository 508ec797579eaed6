import { Section } from '@/components/sections/text/Section';
import { NoList } from '@/components/ui/NoData/NoData';
import { PartSource } from '@/components/sections/SourceLine';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { Table } from '@/components/ui/Table/Table';
import { formatDate } from '@/lib/tools/format';
import { flowDays, flowsSentence, netInWords } from '@/lib/domain/market/flows';
import { type Dated, isNotInFiles } from '@/lib/domain/market/sources';
import type { InstitutionalFlow } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';

import { flowColumns } from './flow-columns';

/** A week; the CSV file has all days. */
const MOST_DAYS = 4;

interface FlowsSectionProps {
  flows: Sourced<readonly InstitutionalFlow[]> | null;
  /** The source of the line under the page's title. */
  page: Dated | null;
}

/** Net purchases of institutions by day, as bars on the same scale. */
export function FlowsSection({ flows, page }: FlowsSectionProps) {
  if (isNotInFiles(flows)) return null;
  const days = flowDays(flows?.data ?? []).slice(0, MOST_DAYS);
  const [last] = days;
  const words =
    last &&
    [
      netInWords(last.foreign) && `foreign institutions ${netInWords(last.foreign)}`,
      netInWords(last.domestic) && `domestic ones ${netInWords(last.domestic)}`,
    ].filter(Boolean);
  return (
    <Section
      id="institutions"
      heading={flowsSentence(days) ?? 'What institutions bought and sold'}
      lead={last && words && words.length > 0 && `On ${formatDate(last.date)} ${words.join('; ')}.`}
      source={<PartSource of={{ flows }} page={page} />}
      ground="tint"
      note={
        <SideNote title="₹ crore, cash market">
          <p>
            Purchases less sales. Bars to the right: bought on balance. Provisional until the
            clearing corporations confirm.
          </p>
        </SideNote>
      }
    >
      {days.length === 0 ? (
        <NoList list={flows} what="the figures of institutions">
          The exchanges have published no figure yet.
        </NoList>
      ) : (
        <Table
          order="sortable"
          caption="Net purchases of foreign and domestic institutions, ₹ crore"
          columns={flowColumns(days)}
          rows={days}
          sortedBy={['date', 'descending']}
          csv="/equity/flows.csv"
        />
      )}
    </Section>
  );
}

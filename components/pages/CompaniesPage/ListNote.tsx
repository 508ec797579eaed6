import { SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { formatAsOf } from '@/lib/format';
import type { Sourced } from '@/lib/provider/records';

/** The date of a list of companies; with a mark for the sample or the exchange's files. */
export function ListNote({ list }: { list: Sourced<unknown> | null }) {
  return (
    <SideNote title={list ? `As of ${formatAsOf(list.asOf)}` : 'Source'}>
      <p>Shares listed on the exchanges, by the name that each company carries there.</p>
      {list?.note && <p>{list.note}.</p>}
      {list && list.source !== 'provider' && (
        <p>
          <Mark source={list.source} asOf={list.asOf} />
        </p>
      )}
    </SideNote>
  );
}

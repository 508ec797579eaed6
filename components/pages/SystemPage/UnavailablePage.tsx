import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';

import { SystemPage } from './SystemPage';

/** The 503 page, for a list that has never loaded: whether the page exists is unknown. */
export function UnavailablePage() {
  const { phone, hours } = firm.customerCare;
  return (
    <SystemPage
      heading="We can’t show this page now"
      lead="Its data has not reached us yet. It usually does within a minute; then this address works again."
      note={
        <SideNote title="Your account">
          <p>Your orders, holdings and funds are on other systems and are not affected.</p>
          <p>
            <a href={phoneLink(phone)}>{phone}</a>, {hours}
          </p>
        </SideNote>
      }
    >
      <NoData>The list that this page shows has not loaded yet.</NoData>
    </SystemPage>
  );
}

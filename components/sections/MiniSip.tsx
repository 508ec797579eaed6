import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { SiteLink } from '@/components/site/SiteLink';

import { SipSum } from './SipSum.client';

/** A small SIP calculator: three sliders, a sum and its years. */
export function MiniSip() {
  return (
    <Ledger
      rule="oxford"
      labelledBy="sip-heading"
      note={
        <>
          <SideNote title="The sum">
            <p>
              One instalment at the start of each month. A twelfth of the yearly return each month.
            </p>
          </SideNote>
          <SideNote title="Your assumption">
            <p>
              The return is what you type, an illustration and no promise. Funds rise and fall; some
              years end lower than they began.
            </p>
          </SideNote>
          <p>
            <SiteLink href="/calculators">All seven calculators</SiteLink>
          </p>
        </>
      }
    >
      <SipSum />
    </Ledger>
  );
}

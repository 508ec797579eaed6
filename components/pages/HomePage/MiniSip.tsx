import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';

import { SipSum } from './SipSum.client';

/** A small SIP calculator: three sliders, a sum and its years. */
export function MiniSip() {
  return (
    <Ledger
      rule="oxford"
      note={
        <SideNote title="An illustration, no promise">
          <p>
            One instalment at the start of each month. Funds rise and fall; some years end lower
            than they began.
          </p>
        </SideNote>
      }
    >
      <SipSum />
    </Ledger>
  );
}

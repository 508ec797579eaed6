import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/sections/text/Text.module.scss';
import { SavedPages } from '@/components/sections/SavedPages.client';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';

import { SystemPage } from './SystemPage';

/** The page for an address that was not visited before, while the device has no network. */
export function OfflinePage() {
  const { phone, hours } = firm.customerCare;
  return (
    <SystemPage
      heading="Your device has no network"
      lead="This page was not opened before, so your browser has no copy of it. Reload it once you are connected."
      note={
        <SideNote title="To place an order by phone">
          <p>
            <a href={phoneLink(phone)}>{phone}</a>, {hours}
          </p>
        </SideNote>
      }
    >
      <section className={styles.headMore}>
        <h2>Pages that you can read now</h2>
        <p className={`${typeStyles.lead} ${basics.top16}`}>
          Each is as it was when your browser loaded it. Its prices are of that time.
        </p>
        <SavedPages />
      </section>
    </SystemPage>
  );
}

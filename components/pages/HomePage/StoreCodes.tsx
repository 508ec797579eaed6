import { Picture } from '@/components/ui/Picture';
import { appStores } from '@/lib/content/app-stores';
import { firm } from '@/lib/content/firm';

import styles from './HomePage.module.scss';

const SIDE = 132;

/** QR codes of the app stores, for visitors on another screen. */
export function StoreCodes() {
  return (
    <div className={styles.storeCodes}>
      {appStores.map(({ phone, store, address, code }) => (
        <figure key={phone} className={styles.storeCode}>
          <Picture
            src={code}
            alt={`QR code of ${firm.app.name} in the ${store}: ${address}`}
            width={SIDE}
            height={SIDE}
          />
          <figcaption>Scan for {phone}</figcaption>
        </figure>
      ))}
    </div>
  );
}

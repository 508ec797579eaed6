import { RECEIVERS, type WorkedTrade } from '@/lib/content/charges-page';
import { formatNumber } from '@/lib/tools/format';

import styles from './ChargesPage.module.scss';

/** For each trade a bar that divides ₹100 of charges by recipient, with the figures. */
export function ReceiverBars({ trades }: { trades: readonly WorkedTrade[] }) {
  return (
    <ul className={styles.trades}>
      {trades.map(({ name, what, charges }) => {
        const parts = RECEIVERS.map(({ key, name: receiver, of }) => ({
          key,
          receiver,
          share: (100 * of(charges)) / charges.total,
        }));
        return (
          <li key={name}>
            <h4 className={styles.tradeName}>{name}</h4>
            <p className={styles.tradeText}>{what}</p>
            <div className={styles.tradeBar} aria-hidden="true">
              {parts.map(({ key, share }) => (
                <span key={key} data-receiver={key} style={{ flexGrow: share }} />
              ))}
            </div>
            <dl className={styles.tradeParts}>
              {parts.map(({ key, receiver, share }) => (
                <div key={key} data-receiver={key}>
                  <dt>{receiver}</dt>
                  <dd>₹{formatNumber(share)}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

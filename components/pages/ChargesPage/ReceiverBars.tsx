import { RECEIVERS, type WorkedTrade } from '@/lib/content/charges-page';
import { Fold } from '@/components/ui/Fold';
import { formatNumber } from '@/lib/tools/format';

import styles from './ReceiverBars.module.scss';

/** Trades whose bars a phone shows without a fold. */
const SHOWN = 2;

function Bars({ trades }: { trades: readonly WorkedTrade[] }) {
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
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.what}>{what}</p>
            <div className={styles.bar} aria-hidden="true">
              {parts.map(({ key, share }) => (
                <span key={key} data-receiver={key} style={{ flexGrow: share }} />
              ))}
            </div>
            <dl className={styles.parts}>
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

/** For each trade a bar that divides ₹100 of charges by recipient, with the figures. */
export function ReceiverBars({ trades }: { trades: readonly WorkedTrade[] }) {
  return (
    <>
      <Bars trades={trades.slice(0, SHOWN)} />
      <div className={styles.others}>
        <Fold name="receivers" title="The other trades" unfoldedFrom="desktop">
          <Bars trades={trades.slice(SHOWN)} />
        </Fold>
      </div>
    </>
  );
}

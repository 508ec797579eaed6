import { SiteLink } from '@/components/site/SiteLink';
import { Change } from '@/components/ui/Change';
import { countRisers, type DayFlower, type PetalShare } from '@/lib/domain/index/petals';
import type { IndexQuote } from '@/lib/domain/index/records';
import type { SiteHref } from '@/lib/tools/site-path';

import { FlowerPicture } from './FlowerPicture';
import styles from './NiftyFlower.module.scss';

interface NiftyFlowerProps extends DayFlower {
  /** The index in the centre; the petals are its constituents. */
  index: IndexQuote | null;
  /**
   * Link to the table of all petals, if it is elsewhere; the movers are then listed next to the
   * flower.
   */
  tableAt?: SiteHref;
}

const ENDS = 2;

const hasDayBefore = ({ dayBeforePercent }: PetalShare): boolean => dayBeforePercent !== null;

function Ends({ title, shares }: { title: string; shares: readonly PetalShare[] }) {
  if (shares.length === 0) return null;
  return (
    <div className={styles.ends}>
      <dt>{title}</dt>
      {shares.map(({ symbol, name, changePercent }) => (
        <dd key={symbol}>
          {name} <Change change={null} percent={changePercent} />
        </dd>
      ))}
    </div>
  );
}

function PetalTable({ shares }: { shares: readonly PetalShare[] }) {
  return (
    <details className={styles.more}>
      <summary>All companies as a table</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">Companies by change</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Company</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ symbol, name, changePercent }) => (
            <tr key={symbol}>
              <th scope="row">{name}</th>
              <td>
                <Change change={null} percent={changePercent} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/**
 * The index as a flower: a petal for each company, past the ring if it rose, short of it if it
 * fell.
 */
export function NiftyFlower({ shares, index, isPartial, tableAt }: NiftyFlowerProps) {
  const risers = countRisers(shares);
  const up = shares.filter((share) => share.changePercent > 0).slice(0, ENDS);
  const down = shares
    .filter((share) => share.changePercent < 0)
    .slice(-ENDS)
    .reverse();
  return (
    <section className={styles.flower}>
      <div>
        <h3>
          {isPartial
            ? `The ${shares.length} shares that moved the most`
            : `${risers} of ${shares.length} Nifty 50 companies rose`}
        </h3>
        <p className={styles.how}>
          Each petal is a company. A petal outside the ring is a rise, inside it a fall; its length
          shows how much.
          {shares.some(hasDayBefore) && ' The pale petal is the previous day.'}
        </p>
        {!tableAt && (
          <dl className={styles.lists}>
            <Ends title="Furthest up" shares={up} />
            <Ends title="Furthest down" shares={down} />
          </dl>
        )}
        {tableAt ? (
          <p className={styles.more}>
            <SiteLink href={tableAt}>All companies as a table</SiteLink>
          </p>
        ) : (
          <PetalTable shares={shares} />
        )}
      </div>
      <FlowerPicture
        shares={shares}
        index={isPartial ? null : index}
        label={`${risers} of ${shares.length} companies rose, and reach past the ring of no change. ${tableAt ? 'The page of the equity market' : 'The table next to it'} holds the figures.`}
      />
    </section>
  );
}

import { Mark } from '@/components/ui/Mark';
import type { LadderSpec } from '@/lib/content/products/types';
import { formatCount, formatNumber } from '@/lib/tools/format';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '../Pictures.module.scss';

type Level = readonly [quantity: number, price: number];

interface SideProps {
  name: string;
  levels: readonly Level[];
  /** The largest quantity of either side, for the bars. */
  most: number;
  side: 'bid' | 'offer';
}

function Side({ name, levels, most, side }: SideProps) {
  const total = levels.reduce((sum, [quantity]) => sum + quantity, 0);
  return (
    <table className={styles.ladderSide} data-side={side}>
      <caption className="visually-hidden">{name}, nearest price first</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">Shares</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(([quantity, price]) => (
          <tr key={price}>
            <th scope="row">{formatNumber(price)}</th>
            <td>
              <svg className={styles.ladderBar} aria-hidden="true">
                <rect
                  x={`${100 - Math.round((quantity / most) * 100)}%`}
                  width="100%"
                  height="100%"
                />
              </svg>
              <span className={styles.ladderCount}>{formatCount(quantity)}</span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          <td>{formatCount(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The five best bids and offers of an order book, with a bar behind each quantity. */
export function Ladder({ spec: { title, caption, bids, offers, isSample } }: { spec: LadderSpec }) {
  const most = Math.max(...[...bids, ...offers].map(([quantity]) => quantity));
  return (
    <div className={styles.ladder}>
      <div className={styles.ladderHead}>
        <h2 className={styles.ladderTitle}>{title}</h2>
        {isSample && <Mark source="example" />}
      </div>
      <div className={styles.ladderSides}>
        <Side name="Buyers" levels={bids} most={most} side="bid" />
        <Side name="Sellers" levels={offers} most={most} side="offer" />
      </div>
      <p className={`${typeStyles.label} ${basics.top12}`}>{caption}</p>
    </div>
  );
}

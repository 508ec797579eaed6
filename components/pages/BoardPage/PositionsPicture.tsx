import typeStyles from '@/components/ui/Type.module.scss';
import { SideBars } from '@/components/ui/charts/SideBars';
import { positionPanels, type PositionRow } from '@/lib/domain/contract/positions';
import { formatChange } from '@/lib/tools/format';

import styles from './BoardPage.module.scss';

/** Each participant's positions: short to the left, long to the right, with the net of both. */
export function PositionsPicture({ rows }: { rows: readonly PositionRow[] }) {
  const panels = positionPanels(rows);
  if (panels.length === 0) return null;
  return (
    <>
      <ul className={styles.panels}>
        {panels.map(({ category, bars }) => (
          <li key={category}>
            <h2>{category}</h2>
            <dl className={styles.bars}>
              {bars.map(({ instrument, net, longShare, shortShare }) => (
                <div key={instrument}>
                  <dt>{instrument}</dt>
                  <dd>
                    <SideBars left={shortShare} right={longShare} />
                  </dd>
                  <dd>{formatChange(net, 0)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className={typeStyles.note}>
        Short to the left, long to the right; the figure is long minus short. Bars of one instrument
        have the same scale for all.
      </p>
    </>
  );
}

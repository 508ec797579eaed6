import { directionOf, formatCrore, formatDate } from '@/lib/tools/format';
import type { InstitutionalFlow } from '@/lib/domain/market/records';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './HomePage.module.scss';

const NAMES = { FII: 'Foreign institutions', DII: 'Domestic institutions' } as const;

function Flow({ flow }: { flow: InstitutionalFlow }) {
  const direction = directionOf(flow.netCrore);
  return (
    <div className={styles.flow}>
      <dt>{NAMES[flow.category]}</dt>
      <dd data-direction={direction}>
        {direction === 'up' && '+'}
        {formatCrore(flow.netCrore)} net
      </dd>
    </div>
  );
}

/** Net purchases of foreign and domestic institutions on the last day reported. */
export function Flows({ flows }: { flows: readonly InstitutionalFlow[] }) {
  const day = flows.reduce((latest, flow) => (flow.date > latest ? flow.date : latest), '');
  const shown = (['FII', 'DII'] as const).flatMap(
    (category) => flows.find((flow) => flow.date === day && flow.category === category) ?? [],
  );
  if (shown.length === 0) return null;
  return (
    <div className={styles.flows}>
      <dl className={styles.flowList}>
        {shown.map((flow) => (
          <Flow key={flow.category} flow={flow} />
        ))}
      </dl>
      <p className={typeStyles.muted}>Provisional, {formatDate(day)}</p>
    </div>
  );
}

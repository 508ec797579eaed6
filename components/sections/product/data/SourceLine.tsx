import { Mark } from '@/components/ui/Mark';
import { formatAsOf } from '@/lib/format';
import type { Sourced } from '@/lib/provider/records';

import styles from './SourceLine.module.scss';

/** Of when a block's figures are, what they cover and what kind of figures they are. */
export function SourceLine({ of }: { of: Pick<Sourced<unknown>, 'asOf' | 'note' | 'source'> }) {
  return (
    <p className={styles.line}>
      As of {formatAsOf(of.asOf)}. {of.note && `${of.note}. `}
      <Mark source={of.source} asOf={of.asOf} />
    </p>
  );
}

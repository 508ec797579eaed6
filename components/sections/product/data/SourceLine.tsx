import { Mark } from '@/components/ui/Mark';
import { formatAsOf } from '@/lib/format';
import type { Sourced } from '@/lib/provider/records';

import styles from './SourceLine.module.scss';

/** Date, coverage and source of a block's figures. */
export function SourceLine({ of }: { of: Pick<Sourced<unknown>, 'asOf' | 'note' | 'source'> }) {
  return (
    <p className={styles.line}>
      As of {formatAsOf(of.asOf)}. {of.note && `${of.note}. `}
      <Mark source={of.source} asOf={of.asOf} />
    </p>
  );
}

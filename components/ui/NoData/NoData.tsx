import type { ReactNode } from 'react';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '../Inline.module.scss';
import { NO_DATA_FOUND } from './text';

/** The specification's text where data is missing, then the reason. */
export function NoData({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={typeStyles.smallTitle}>{NO_DATA_FOUND}</p>
      <p className={`${typeStyles.note} ${basics.reading}`}>{children}</p>
    </div>
  );
}

interface NoListProps {
  /** The list from its source; `null` if the source gave none. */
  list: unknown;
  /** The name of its items, in the plural. */
  what: string;
  /** The meaning of an empty list from the source. */
  children: ReactNode;
}

/** Why no entry is shown: the source has not answered, or its list is empty. */
export function NoList({ list, what, children }: NoListProps) {
  return <NoData>{list ? children : `We can’t load ${what} now. Try again in a minute.`}</NoData>;
}

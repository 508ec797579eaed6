import { Badge } from '@/components/ui/Badge';
import type { SubTitle } from '@/lib/pages/menus/main-menu';

import { AnyLink } from '../AnyLink';

import styles from './MenuEntry.module.scss';

/**
 * A link of a menu with its badge and, in wide viewports, a line about it; an upcoming product is
 * not a link.
 */
export function MenuEntry({ entry }: { entry: SubTitle }) {
  const words = (
    <>
      {entry.name}
      {entry.newProduct && <Badge kind="new" />}
      {entry.comingProduct && <Badge kind="coming" />}
      {entry.note && <span className={styles.note}>{entry.note}</span>}
    </>
  );
  if (entry.comingProduct) return <span className={styles.entry}>{words}</span>;
  return (
    <AnyLink href={entry.link} newTab={entry.newTab} className={styles.entry}>
      {words}
    </AnyLink>
  );
}

import { Badge } from '@/components/ui/Badge';
import type { SubTitle } from '@/lib/pages/menus/main-menu';

import { AnyLink } from '../AnyLink';

import styles from './MenuEntry.module.scss';

interface MenuEntryProps {
  entry: SubTitle;
  /** Shows the entry's description. */
  notes?: boolean;
}

/** A link of a menu with its badge; an entry that is to come is no link. */
export function MenuEntry({ entry, notes }: MenuEntryProps) {
  const words = (
    <>
      {entry.name}
      {entry.newProduct && <Badge kind="new" />}
      {entry.comingProduct && <Badge kind="coming" />}
      {notes && entry.note && <span className={styles.note}>{entry.note}</span>}
    </>
  );
  if (entry.comingProduct) return <span className={styles.entry}>{words}</span>;
  return (
    <AnyLink href={entry.link} newTab={entry.newTab} className={styles.entry}>
      {words}
    </AnyLink>
  );
}

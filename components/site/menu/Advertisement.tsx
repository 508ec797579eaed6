import { Picture } from '@/components/ui/Picture';
import { ADVERTISEMENT_SIZE } from '@/lib/site/constants';
import type { Advertisement as Record } from '@/lib/provider/records';

import { AnyLink } from '../AnyLink';

import styles from './Advertisement.module.scss';

/** The optional picture of a top menu. */
export function Advertisement({ advertisement }: { advertisement: Record }) {
  return (
    <AnyLink href={advertisement.link} className={styles.link}>
      <Picture src={advertisement.image} alt={advertisement.name} {...ADVERTISEMENT_SIZE} />
    </AnyLink>
  );
}

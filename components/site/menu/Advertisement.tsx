import { IfPictureLoads } from '@/components/ui/IfPictureLoads.client';
import { Picture } from '@/components/ui/Picture';
import type { Advertisement as Record } from '@/lib/domain/publication/records';

import { AnyLink } from '../AnyLink';

import styles from './MainMenu.module.scss';

/** Pixels of the picture. */
const SIZE = { width: 801, height: 420 } as const;

/** The optional picture of a top menu; its name if the picture can't be loaded. */
export function Advertisement({ advertisement }: { advertisement: Record }) {
  return (
    <AnyLink href={advertisement.link} className={styles.link}>
      <IfPictureLoads fallback={advertisement.name}>
        <Picture src={advertisement.image} alt={advertisement.name} {...SIZE} />
      </IfPictureLoads>
    </AnyLink>
  );
}

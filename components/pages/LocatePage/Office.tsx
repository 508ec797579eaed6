import { ExternalLink } from '@/components/ui/ExternalLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Branch } from '@/lib/domain/support/records';
import { addressOf, branchAnchor, directionsTo } from '@/lib/domain/support/branches/offices';
import { phoneLink } from '@/lib/tools/phone';

import styles from './LocatePage.module.scss';

interface OfficeProps {
  branch: Branch;
  /** Its distance in km, if the visitor's position is known. */
  km?: number | undefined;
}

/** An office: its address, and how to reach it. */
export function Office({ branch, km }: OfficeProps) {
  const { name, phone, email } = branch;
  return (
    <li id={branchAnchor(branch)} className={styles.office}>
      <h3 className={styles.officeName}>{name}</h3>
      {km !== undefined && Number.isFinite(km) && (
        <p className={styles.away}>about {Math.max(1, Math.round(km))} km away</p>
      )}
      <address className={styles.address}>{addressOf(branch)}</address>
      <p className={styles.reach}>
        {phone && <a href={phoneLink(phone)}>{phone}</a>}
        <ExternalLink href={directionsTo(branch)}>
          Directions<VisuallyHidden> to {name}</VisuallyHidden>
        </ExternalLink>
        {email && (
          <a href={`mailto:${email}`} title={email} data-address={email} className={styles.write}>
            Write<VisuallyHidden> to {email}</VisuallyHidden>
          </a>
        )}
      </p>
    </li>
  );
}

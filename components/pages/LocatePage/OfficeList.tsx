import type { ReactNode } from 'react';

import { Fold } from '@/components/ui/Fold';
import type { Branch } from '@/lib/domain/support/records';
import { type Position, nearestFirst } from '@/lib/domain/support/branches/distance';
import {
  branchAnchor,
  byState,
  citiesOf,
  addressOf,
  directionsTo,
} from '@/lib/domain/support/branches/offices';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { phoneLink } from '@/lib/tools/phone';

import styles from './LocatePage.module.scss';

interface OfficeProps {
  branch: Branch;
  /** Its distance in km, if the visitor's position is known. */
  km?: number | undefined;
}

/** An office: its address, and how to reach it. */
function Office({ branch, km }: OfficeProps) {
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

interface OfficesByStateProps {
  branches: readonly Branch[];
  map: ReactNode;
}

/** The map, then all offices by state, which fold on phones and share columns on a desk. */
export function OfficesByState({ branches, map }: OfficesByStateProps) {
  return (
    <div className={styles.mapAndList}>
      {map}
      <ul className={styles.states}>
        {byState(branches).map((state) => (
          <li key={state.name} className={styles.listState}>
            <Fold
              name="offices"
              heading="h2"
              unfoldedFrom="desktop"
              title={
                <>
                  <span className={styles.stateName}>{state.name}</span>
                  <span className={styles.cities}>{citiesOf(state.branches).join(', ')}</span>
                </>
              }
            >
              <ul className={styles.offices}>
                {state.branches.map((branch) => (
                  <Office key={branchAnchor(branch)} branch={branch} />
                ))}
              </ul>
            </Fold>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The offices that match, the nearest first if the visitor's position is known. */
export function OfficesFound({
  branches,
  here,
}: {
  branches: readonly Branch[];
  here: Position | null;
}) {
  const found = here
    ? nearestFirst(branches, here)
    : branches.map((place) => ({ place, km: undefined }));
  return (
    <ul className={styles.found}>
      {found.map(({ place, km }) => (
        <Office key={branchAnchor(place)} branch={place} km={km} />
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';

import { Fold } from '@/components/ui/Fold';
import type { Branch } from '@/lib/domain/support/records';
import type { Position } from '@/lib/domain/support/branches/distance';
import { nearestFirst } from '@/lib/domain/support/branches/distance';
import { branchAnchor, byState, citiesOf } from '@/lib/domain/support/branches/offices';

import { Office } from './Office';
import styles from './LocatePage.module.scss';

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

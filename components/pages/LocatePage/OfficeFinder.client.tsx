'use client';

import { type ReactNode, useState } from 'react';

import { Button } from '@/components/ui/Button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Branch } from '@/lib/domain/support/records';
import type { Position } from '@/lib/domain/support/branches/distance';
import { findBranches, sentenceOf } from '@/lib/domain/support/branches/search';

import { SearchForm } from '@/components/sections/text/SearchForm';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './LocatePage.module.scss';
import { OfficesByState, OfficesFound } from './OfficeList';

const REFUSED = 'Your browser gave no position. Search by city or PIN code instead.';

interface NearMeProps {
  onPosition: (here: Position) => void;
}

/** A button that asks the browser for the visitor's position. */
function NearMe({ onPosition }: NearMeProps) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState('');
  if (!hydrated) return null;
  const ask = () => {
    setSaid('Asking your browser …');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setSaid('');
        onPosition({ latitude, longitude });
      },
      () => setSaid(REFUSED),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return (
    <div className={styles.nearby}>
      <Button onClick={ask}>Nearest to me</Button>
      <p role="status" className={typeStyles.note}>
        {said || 'Your position stays in your browser.'}
      </p>
    </div>
  );
}

interface OfficeFinderProps {
  branches: readonly Branch[];
  /** The query in the address. */
  query: string;
  /** The map of all offices, which is shown above their list until a search is made. */
  map: ReactNode;
}

/**
 * The offices, searched as the visitor types; without JavaScript the form is answered by the
 * server.
 */
export function OfficeFinder({ branches, query: asked, map }: OfficeFinderProps) {
  const [query, setQuery] = useState(asked);
  const [here, setHere] = useState<Position | null>(null);
  const match = findBranches(branches, query);
  const isAll = match.kind === 'all' && here === null;
  return (
    <>
      <div className={`${basics.stack16} ${basics.bottom24}`}>
        <SearchForm
          action="/support/get-in-touch/locate-us"
          name="Offices"
          label="City, state or PIN code"
          query={asked}
          hint="Pune, Andheri, Kerala, or 411005"
          onInput={setQuery}
        />
        <NearMe onPosition={setHere} />
      </div>
      <p aria-live="polite" className={`${typeStyles.smallTitle} ${basics.bottom12}`}>
        {sentenceOf(match, query, here !== null)}
      </p>
      {isAll ? (
        <OfficesByState branches={branches} map={map} />
      ) : (
        <OfficesFound branches={match.branches} here={here} />
      )}
    </>
  );
}

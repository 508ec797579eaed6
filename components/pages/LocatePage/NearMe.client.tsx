'use client';

import { useState } from 'react';

import { Button } from '@/components/ui/Button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { distanceKm, type Position } from '@/lib/support/branches/distance';

import styles from './LocatePage.module.scss';

const positionOf = ({ dataset }: HTMLElement): Position | null =>
  dataset.latitude && dataset.longitude
    ? { latitude: Number(dataset.latitude), longitude: Number(dataset.longitude) }
    : null;

/** Sorts the entries of the server's list by distance, the nearest first. */
function sortByDistance(list: HTMLElement, here: Position): string {
  const entries = [...list.children].filter((one) => one instanceof HTMLElement);
  const away = (entry: HTMLElement) => {
    const position = positionOf(entry);
    return position ? distanceKm(here, position) : Infinity;
  };
  const sorted = entries.sort((a, b) => away(a) - away(b));
  list.append(...sorted);
  const nearest = sorted[0];
  if (!nearest || away(nearest) === Infinity) return 'No office has a position.';
  const name = nearest.querySelector('h3')?.textContent ?? '';
  return `Nearest first. ${name} is about ${Math.max(1, Math.round(away(nearest)))} km away.`;
}

const REFUSED =
  'Your browser gave no position. Search by city or PIN code instead; that works as well.';

interface NearMeProps {
  /** The id of the list, whose entries have their positions as data attributes. */
  list: string;
}

/** A button that sorts the offices by distance, if the browser gives the position. */
export function NearMe({ list }: NearMeProps) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState('');
  if (!hydrated) return null;
  const ask = () => {
    setSaid('Asking your browser …');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const element = document.getElementById(list);
        if (element) setSaid(sortByDistance(element, coords));
      },
      () => setSaid(REFUSED),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return (
    <div className={styles.near}>
      <Button onClick={ask}>Nearest to me</Button>
      <p role="status" className={styles.said}>
        {said || 'Your position stays in your browser.'}
      </p>
    </div>
  );
}

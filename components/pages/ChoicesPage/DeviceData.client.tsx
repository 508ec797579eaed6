'use client';

import { useEffect, useState } from 'react';

import { Button } from '@/components/ui/Button';
import { type Amount, amountOf, deleteStoredData, STORED_DATA } from '@/lib/device/stored-data';
import { countOf, formatBytes } from '@/lib/tools/format';

import basics from '@/components/ui/Basics.module.scss';

const inWords = ({ entries, bytes }: Amount): string =>
  entries === 0 ? '' : ` Stored: ${countOf(entries, 'entry', 'entries')}, ${formatBytes(bytes)}.`;

/**
 * What the site stores on this device, how much of it there is, and one button that deletes all of
 * it. Without JavaScript it is the list alone.
 */
export function DeviceData() {
  const [amounts, setAmounts] = useState<readonly Amount[] | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  useEffect(() => {
    let isGone = false;
    void Promise.all(STORED_DATA.map(amountOf)).then((found) => !isGone && setAmounts(found));
    return () => {
      isGone = true;
    };
  }, [isDeleted]);
  return (
    <>
      <ul className={basics.ruledList}>
        {STORED_DATA.map(({ what, why }, at) => {
          const amount = amounts?.[at];
          return (
            <li key={what} className={basics.ruledRow}>
              <strong>{what}</strong>. {why}.{amount && inWords(amount)}
            </li>
          );
        })}
      </ul>
      {amounts?.every(({ entries }) => entries === 0) && (
        <p className={basics.top16}>Nothing is stored now.</p>
      )}
      {amounts && (
        <p className={basics.titleRoom}>
          <Button kind="main" onClick={() => void deleteStoredData().then(() => setDeleted(true))}>
            Delete everything on this device
          </Button>
        </p>
      )}
      <p role="status">{isDeleted && 'Everything that this site stored here is deleted.'}</p>
    </>
  );
}

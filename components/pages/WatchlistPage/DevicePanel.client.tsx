'use client';

import { useState } from 'react';

import { SavedPages } from '@/components/sections/SavedPages.client';
import { Button } from '@/components/ui/Button';
import { deleteStoredData } from '@/lib/device/stored-data';
import { THEMES, type Theme, setTheme, themeOf } from '@/lib/device/theme';
import { readVisits } from '@/lib/device/visits';

import { useLocalStorage } from './use-local-storage';
import styles from './Watchlist.module.scss';

const LABELS: Readonly<Record<Theme, string>> = {
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
};

/**
 * The other data on this device: theme, pages visited or saved, and one button that deletes
 * everything.
 */
export function DevicePanel() {
  const [deletions, setDeletions] = useState(0);
  const theme = useLocalStorage('theme');
  const visits = readVisits(useLocalStorage('visits') ?? '');
  if (theme === undefined || theme === null) return null;
  return (
    <div className={styles.device}>
      <fieldset className={styles.themes}>
        <legend>Colours</legend>
        {THEMES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="theme"
              checked={themeOf(theme) === one}
              onChange={() => setTheme(one)}
            />
            {LABELS[one]}
          </label>
        ))}
      </fieldset>
      <div>
        <h3>Pages you looked at</h3>
        {visits.length > 0 ? (
          <ul className={styles.visits}>
            {visits.map(({ code, name, path }) => (
              <li key={code}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        ) : (
          <p>None yet. The last twelve companies, indices and funds are listed here.</p>
        )}
      </div>
      <div>
        <h3>Pages to read without a network</h3>
        <SavedPages key={deletions} />
      </div>
      <Button onClick={() => void deleteStoredData().then(() => setDeletions(deletions + 1))}>
        Delete everything on this device
      </Button>
    </div>
  );
}

'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';

import { STORED } from '@/lib/device/storage';

import styles from './MainMenu.module.scss';

const CHANGED = 'seen-notices-changed';

/** The keys of notices that were seen; blocked or broken storage counts as empty. */
function readSeen(): string {
  try {
    return localStorage.getItem(STORED.notices) ?? '[]';
  } catch {
    return '[]';
  }
}

function keysIn(text: string): readonly unknown[] {
  try {
    const keys: unknown = JSON.parse(text);
    return Array.isArray(keys) ? keys : [];
  } catch {
    return [];
  }
}

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
}

interface NotificationsProps {
  /** One key for each notice. */
  keys: readonly string[];
  title: ReactNode;
  /** Name of the accordion that it belongs to. */
  name: string;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}

/** The notification item: opens the notices and counts those not seen yet. */
export function Notifications({ keys, title, name, children, ...classes }: NotificationsProps) {
  const seen = keysIn(useSyncExternalStore(subscribe, readSeen, () => JSON.stringify(keys)));
  const unseen = keys.filter((key) => !seen.includes(key)).length;
  const [opened, setOpened] = useState(false);

  const onToggle = (event: React.ToggleEvent<HTMLDetailsElement>) => {
    if (event.newState !== 'open') return;
    setOpened(true);
    try {
      // Only current notices are stored, so that the list can't grow for ever.
      localStorage.setItem(STORED.notices, JSON.stringify(keys));
    } catch {
      // Without storage the count is shown again next time.
    }
    dispatchEvent(new Event(CHANGED));
  };

  return (
    <details name={name} className={classes.className} onToggle={onToggle}>
      <summary className={classes.summaryClassName}>
        {title}
        {unseen > 0 && !opened && (
          <span className={styles.count}>
            {unseen}
            <span className="visually-hidden"> not seen yet</span>
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}

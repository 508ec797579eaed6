'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';

import { Icon } from '@/components/ui/Icon';

import styles from './Notifications.module.scss';

const STORE = 'seen-notices';
const CHANGED = 'seen-notices-changed';

/** The keys that this browser has seen; storage that is closed or broken counts as empty. */
function readSeen(): string {
  try {
    return localStorage.getItem(STORE) ?? '[]';
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
  /** The accordion that it is part of. */
  name: string;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}

/** The notification item: opens the notices, counts those not seen yet and forgets none. */
export function Notifications({ keys, title, name, children, ...classes }: NotificationsProps) {
  const seen = keysIn(useSyncExternalStore(subscribe, readSeen, () => JSON.stringify(keys)));
  const unseen = keys.filter((key) => !seen.includes(key)).length;
  const [opened, setOpened] = useState(false);

  const onToggle = (event: React.ToggleEvent<HTMLDetailsElement>) => {
    if (event.newState !== 'open') return;
    setOpened(true);
    try {
      // Only notices that still stand are kept, so that the list can't grow for ever.
      localStorage.setItem(STORE, JSON.stringify(keys));
    } catch {
      // A browser that keeps nothing shows the count again next time.
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
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}

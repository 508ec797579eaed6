'use client';

import type { ReactNode } from 'react';

import { CopyLink } from './CopyLink.client';
import { onPlainClick } from './plain-click';
import styles from './CalculatorPage.module.scss';

interface ActionsProps {
  path: string;
  /** The address of this result. */
  address: string;
  onReset: () => void;
  /** The page's main button, if it has one. */
  children: ReactNode;
}

/** What can be done with a result, after the form. */
export function Actions({ path, address, onReset, children }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {children}
      <CopyLink address={address} />
      <a href={path} onClick={(event) => onPlainClick(event, onReset)}>
        Reset
      </a>
    </div>
  );
}

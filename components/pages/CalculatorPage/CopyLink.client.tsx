'use client';

import { useEffect, useState } from 'react';

import { relOf } from '@/lib/tools/site-path';

import { onPlainClick } from './plain-click';
import styles from './CalculatorPage.module.scss';

/** Milliseconds for which the confirmation is shown. */
const SHOWN = 4000;

/** A link to the result; with scripts a click copies its address. */
export function CopyLink({ address }: { address: string }) {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), SHOWN);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setMessage('Link copied');
    } catch {
      setMessage('Copy it from the address bar');
    }
  };
  return (
    <span className={styles.copy}>
      <a
        href={address}
        rel={relOf(address)}
        onClick={(event) => onPlainClick(event, () => void copy())}
      >
        Copy a link to this result
      </a>
      <span role="status">{message}</span>
    </span>
  );
}

import { useEffect, useState } from 'react';

import styles from './Results.module.scss';
import { within } from './within';

/** How long the word that the link was copied stands; milliseconds. */
const SAID = 4000;

/** A link to the result; with scripts a click copies its address. */
export function CopyLink({ address }: { address: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), SAID);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setCopied('Link copied');
    } catch {
      setCopied('Copy it from the address bar');
    }
  };
  return (
    <span className={styles.copy}>
      <a href={address} onClick={(event) => within(event, () => void copy())}>
        Copy a link to this result
      </a>
      <span role="status">{copied}</span>
    </span>
  );
}

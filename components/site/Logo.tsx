import { firm } from '@/lib/content/firm';
import { mark } from '@/lib/content/firm-mark';

import styles from './PageFrame.module.scss';

/** The firm's logo without its name. */
export function LogoMark() {
  return (
    <svg viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" className={styles.mark}>
      {mark.shapes.map(({ tone, path }) => (
        <path key={path} d={path} className={styles[tone]} />
      ))}
    </svg>
  );
}

/** Logo and name, as the header shows them. */
export function Logo() {
  const [first, second] = firm.logoLines;
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.words}>
        <span className={styles.first}>{first} </span>
        <span className={styles.second}>{second}</span>
      </span>
    </span>
  );
}

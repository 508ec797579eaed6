import { firm } from '@/lib/content/firm';

import styles from './Logo.module.scss';

/** Twelve petals around a disc, alternately long and short. */
const PETALS =
  'M29.88 23.05L26.36 8.13A5.8 5.8 0 0 1 37.64 8.13L34.12 23.05ZM34.64 23.19L37.68 13.05A4.68 4.68 0 0 1 45.56 17.61L38.31 25.3ZM38.7 25.69L49.85 15.18A5.8 5.8 0 0 1 55.49 24.95L40.81 29.36ZM40.95 29.88L51.25 27.45A4.68 4.68 0 0 1 51.25 36.55L40.95 34.12ZM40.81 34.64L55.49 39.05A5.8 5.8 0 0 1 49.85 48.82L38.7 38.31ZM38.31 38.7L45.56 46.39A4.68 4.68 0 0 1 37.68 50.95L34.64 40.81ZM34.12 40.95L37.64 55.87A5.8 5.8 0 0 1 26.36 55.87L29.88 40.95ZM29.36 40.81L26.32 50.95A4.68 4.68 0 0 1 18.44 46.39L25.69 38.7ZM25.3 38.31L14.15 48.82A5.8 5.8 0 0 1 8.51 39.05L23.19 34.64ZM23.05 34.12L12.75 36.55A4.68 4.68 0 0 1 12.75 27.45L23.05 29.88ZM23.19 29.36L8.51 24.95A5.8 5.8 0 0 1 14.15 15.18L25.3 25.69ZM25.69 25.3L18.44 17.61A4.68 4.68 0 0 1 26.32 13.05L29.36 23.19Z';

/** The firm's logo without its name. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.mark}>
      <path d={PETALS} className={styles.petals} />
      <circle cx="32" cy="32" r="6.7" className={styles.disc} />
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

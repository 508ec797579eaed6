import styles from './Shapes.module.scss';

interface SideBarsProps {
  /** Shares of a half, from 0 to 1. */
  left: number;
  right: number;
  /** The colour of both bars; without it the left one is paler. */
  tone?: 'accent' | 'second';
}

const share = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 500) / 10;

/** Bars to the left and to the right of a middle line; the figures are next to it as text. */
export function SideBars({ left, right, tone }: SideBarsProps) {
  const [from, to] = [share(left), share(right)];
  return (
    <svg className={styles.sideBars} data-tone={tone} aria-hidden="true">
      {from > 0 && <rect x={`${50 - from}%`} width={`${from}%`} y="25%" height="50%" />}
      {to > 0 && <rect x="50%" width={`${to}%`} y="25%" height="50%" data-right="" />}
      <line x1="50%" x2="50%" y1="0" y2="100%" />
    </svg>
  );
}

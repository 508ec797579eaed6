import styles from './Shapes.module.scss';

/** Units of the drawing, which its box stretches. */
const WIDTH = 400;

interface DotStripProps {
  /** One dot per value; those beyond the scale are drawn at its end. */
  values: readonly number[];
  scale: readonly [low: number, high: number];
  /** Accessible name. */
  label: string;
}

/** Values on one line, as a single path of dots, with a tick at zero. */
export function DotStrip({ values, scale: [low, high], label }: DotStripProps) {
  const x = (value: number): number =>
    Math.round(((Math.min(high, Math.max(low, value)) - low) / (high - low)) * WIDTH);
  const places = [...new Set(values.map(x))];
  return (
    <svg
      viewBox={`-6 0 ${WIDTH + 12} 20`}
      preserveAspectRatio="none"
      className={styles.strip}
      role="img"
      aria-label={label}
    >
      <path d={`M0 10H${WIDTH}M${x(0)} 2v16`} className={styles.stripLine} />
      <path d={places.map((place) => `M${place} 10h0`).join('')} className={styles.stripDots} />
    </svg>
  );
}

import styles from './Inline.module.scss';

/* Strokes on a 20-pixel grid. */
const strokes = {
  search: 'M13 13l5 5M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13z',
  menu: 'M1 4h18M1 10h18M1 16h18',
  close: 'M4 4l12 12M16 4L4 16',
  down: 'M5 7.5l5 5 5-5',
  right: 'M2 10h15M12 5l5 5-5 5',
  plus: 'M10 2v16M2 10h16',
  minus: 'M2 10h16',
  pause: 'M6 4v12M14 4v12',
  play: 'M6 3.5l10 6.5-10 6.5z',
  bell: 'M4 14.5h12l-1.6-2.2V8.5a4.4 4.4 0 0 0-8.8 0v3.8zM8.3 17.5h3.4M10 4V2.5',
  pin: 'M10 18s6-5.6 6-10A6 6 0 0 0 4 8c0 4.4 6 10 6 10zM10 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  check: 'M3 10.5l4.5 4.5L17 5',
  globe:
    'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM2 10h16M10 2c-5.3 5-5.3 11 0 16M10 2c5.3 5 5.3 11 0 16',
} as const;

type IconName = keyof typeof strokes;

interface GlyphProps {
  /** Strokes on a 20-pixel grid. */
  path: string;
  className?: string | undefined;
}

/** A drawing of strokes in the size and colour of the text around it. */
export function Glyph({ path, className }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={className ? `${styles.icon} ${className}` : styles.icon}
    >
      <path d={path} />
    </svg>
  );
}

/** A line icon; always with text, never instead of it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <Glyph path={strokes[name]} className={className} />;
}

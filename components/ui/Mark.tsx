import { formatDate } from '@/lib/format';

import styles from './Mark.module.scss';

interface MarkProps {
  source: 'provider' | 'sample' | 'end-of-day';
  /** The day or moment that the figures are of. */
  asOf: string;
}

/** Says of figures that they are samples or an exchange's end of day; nothing for the provider's own. */
export function Mark({ source, asOf }: MarkProps) {
  if (source === 'provider') return null;
  return (
    <span className={styles.mark} data-source={source}>
      {source === 'sample' ? 'Sample data' : `End of day, ${formatDate(asOf)}`}
    </span>
  );
}

import { formatDate } from '@/lib/tools/format';

import styles from './Inline.module.scss';

type MarkProps =
  /** Invented figures that explain something. */
  | { source: 'example' }
  | {
      source: 'provider' | 'sample' | 'end-of-day';
      /**
       * The day or time of the figures; left out if it is next to the mark, `null` if the file has
       * none.
       */
      asOf?: string | null;
    };

function wordsOf(mark: MarkProps): string | null {
  switch (mark.source) {
    case 'example':
      return 'Example';
    case 'sample':
      return 'Sample data';
    case 'end-of-day':
      if (mark.asOf === null) return 'From the exchange’s file';
      return mark.asOf === undefined ? 'End of day' : `End of day, ${formatDate(mark.asOf)}`;
    default:
      return null;
  }
}

/** The source of the figures next to it; nothing for the provider's own. */
export function Mark(mark: MarkProps) {
  const words = wordsOf(mark);
  return words === null ? null : (
    <span className={styles.mark} data-source={mark.source}>
      {words}
    </span>
  );
}

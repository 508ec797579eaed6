import { type AgingKind, type MarketClock } from '@/lib/domain/figure/ages';
import { ageWords } from '@/lib/domain/figure/words';
import type { Source } from '@/lib/domain/sourced';

import styles from './Section.module.scss';

interface AgeNoteProps {
  kind: AgingKind;
  /** The day of the figures. */
  day: string | null;
  now: MarketClock;
  /** Sample figures have a fixed day and are marked as such: they never count as old. */
  source?: Source | undefined;
}

/** A note above figures that are past their maximum age; nothing above current ones. */
export function AgeNote({ kind, day, now, source }: AgeNoteProps) {
  const words = source === 'sample' ? null : ageWords(kind, day, now);
  return words === null ? null : (
    <p className={styles.sourceLine} role="note">
      <strong>{words}</strong>
    </p>
  );
}

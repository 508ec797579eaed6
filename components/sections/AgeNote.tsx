import { type AgingKind, type MarketClock } from '@/lib/domain/figure/ages';
import { ageWords } from '@/lib/domain/figure/words';

import styles from './SourceLine.module.scss';

interface AgeNoteProps {
  kind: AgingKind;
  /** The day of the figures. */
  day: string | null;
  now: MarketClock;
}

/** Says above figures that they are past their maximum age; nothing above current ones. */
export function AgeNote({ kind, day, now }: AgeNoteProps) {
  const words = ageWords(kind, day, now);
  return words === null ? null : (
    <p className={styles.line} role="note">
      <strong>{words}</strong>
    </p>
  );
}

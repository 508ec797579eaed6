import { SideNote } from '@/components/ui/Ledger/Ledger';

import styles from './CalculatorPage.module.scss';

/** A side note of several short paragraphs. */
export function Notes({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <SideNote title={title}>
      <ul className={styles.notes}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </SideNote>
  );
}

import { CopyButton } from './CopyButton.client';
import basics from '@/components/ui/Basics.module.scss';
import styles from './Receipt.module.scss';

interface ReceiptProps {
  reference: string;
  /** What happens next. */
  next: string;
}

/** The reference number of an enquiry, and what happens next. */
export function Receipt({ reference, next }: ReceiptProps) {
  return (
    <div className={styles.receipt}>
      <p className={basics.muted}>Reference number</p>
      <p className={styles.number}>{reference}</p>
      <p className={styles.copy}>
        <CopyButton text={reference} what="the number" />
      </p>
      <p className={styles.next}>{next}</p>
    </div>
  );
}

import { ExternalLink } from '../ExternalLink';
import { CopyButton } from './CopyButton.client';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Form.module.scss';

export interface Onward {
  readonly href: string;
  readonly words: string;
}

/** An address with the reference of what was sent. */
function withReference(href: string, reference: string): string {
  const address = new URL(href);
  address.searchParams.set('reference', reference);
  return address.toString();
}

interface ReceiptProps {
  reference: string;
  /** What happens next. */
  next: string;
  /** Another site to go on to. It is given the reference, and nothing that was typed. */
  onward?: Onward | undefined;
}

/** The reference number of an enquiry, and what happens next. */
export function Receipt({ reference, next, onward }: ReceiptProps) {
  return (
    <div className={styles.receipt}>
      <p className={typeStyles.muted}>Reference number</p>
      <p className={styles.number}>{reference}</p>
      <p className={styles.copy}>
        <CopyButton text={reference} what="the number" />
      </p>
      <p className={styles.next}>{next}</p>
      {onward && (
        <p className={styles.next}>
          <ExternalLink href={withReference(onward.href, reference)} arrow>
            {onward.words}
          </ExternalLink>
        </p>
      )}
    </div>
  );
}

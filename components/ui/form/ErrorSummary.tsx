import type { Ref } from 'react';

import { fieldId } from './Field';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Form.module.scss';

interface ErrorSummaryProps {
  /** An error of the form as a whole. */
  problem?: string;
  /** Messages by field name, in the order of the form. */
  errors: readonly (readonly [name: string, message: string])[];
  ref?: Ref<HTMLDivElement>;
}

/** The errors of a form, with a link to each field. It gets the focus. */
export function ErrorSummary({ problem, errors, ref }: ErrorSummaryProps) {
  const [single] = errors;
  const heading =
    problem !== undefined || !single
      ? 'Not sent'
      : errors.length === 1
        ? 'Not sent: one answer needs another look'
        : `Not sent: ${errors.length} answers need another look`;
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.summary}>
      <h3 className={typeStyles.smallTitle}>{heading}</h3>
      {problem && <p>{problem}</p>}
      {errors.length > 0 && (
        <ul className={styles.list}>
          {errors.map(([name, message]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

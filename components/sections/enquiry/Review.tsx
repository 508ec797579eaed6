import type { Ref } from 'react';

import type { FieldSpec, Values } from '@/lib/enquiries/types';

import basics from '@/components/ui/Basics.module.scss';
import styles from './EnquiryForm.module.scss';

interface ReviewProps {
  /** The heading, which takes the focus. */
  ref: Ref<HTMLHeadingElement>;
  fields: readonly FieldSpec[];
  values: Values;
}

/** The answers, for a review before they are sent. */
export function Review({ ref, fields, values }: ReviewProps) {
  return (
    <div className={basics.stack16}>
      <h3 ref={ref} tabIndex={-1}>
        Check before you send
      </h3>
      <p>Nothing is sent yet. Read what you wrote, then send it or change it.</p>
      <dl className={styles.answers}>
        {fields.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{values[name]?.trim() || 'Left blank'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

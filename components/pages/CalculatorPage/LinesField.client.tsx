'use client';

import { useRef } from 'react';

import { useAfterHydration } from '@/components/ui/use-after-hydration';
import type { LinesSpec } from '@/lib/domain/calculator';
import type { Field } from '@/lib/tools/forms';

import styles from './CalculatorPage.module.scss';
import formStyles from '@/components/ui/form/Form.module.scss';

interface LinesFieldProps {
  name: string;
  spec: LinesSpec;
  field: Field<string>;
  onChange: (name: string, text: string) => void;
}

/** A text of several lines, such as two columns pasted from a spreadsheet. */
export default function LinesField({ name, spec, field, onChange }: LinesFieldProps) {
  const id = `field-${name}`;
  const box = useRef<HTMLTextAreaElement>(null);
  useAfterHydration(() => {
    if (box.current && box.current.value !== field.value) onChange(name, box.current.value);
  });
  return (
    <div className={styles.lines}>
      <label htmlFor={id}>{spec.label}</label>
      <p id={`${id}-note`} className={styles.note}>
        {spec.note}
      </p>
      <textarea
        ref={box}
        id={id}
        name={name}
        rows={8}
        autoComplete="off"
        spellCheck={false}
        value={field.value}
        aria-invalid={!field.isValid}
        aria-describedby={`${id}-note ${id}-message`}
        onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
      />
      <p id={`${id}-message`} className={formStyles.fieldMessage} aria-live="polite">
        {field.errorMessage}
      </p>
    </div>
  );
}

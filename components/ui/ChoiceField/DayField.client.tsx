'use client';

import { useRef } from 'react';

import type { DaySpec } from '@/lib/domain/calculator';
import type { Field } from '@/lib/tools/forms';

import { useAfterHydration } from '../use-after-hydration';

import styles from '@/components/ui/form/Form.module.scss';

interface DayFieldProps {
  name: string;
  spec: DaySpec;
  field: Field<string>;
  onChange: (name: string, text: string) => void;
}

/** A calendar day, picked or typed. */
export default function DayField({ name, spec, field, onChange }: DayFieldProps) {
  const id = `field-${name}`;
  const input = useRef<HTMLInputElement>(null);
  useAfterHydration(() => {
    if (input.current && input.current.value !== field.value) onChange(name, input.current.value);
  });
  return (
    <div>
      <p className={styles.row}>
        <label htmlFor={id} className={styles.choiceLabel}>
          {spec.label}
        </label>
        <input
          ref={input}
          type="date"
          id={id}
          name={name}
          className={styles.select}
          value={field.value}
          aria-invalid={!field.isValid}
          aria-describedby={`${id}-message`}
          onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      </p>
      <p id={`${id}-message`} className={styles.fieldMessage} aria-live="polite">
        {field.errorMessage}
      </p>
    </div>
  );
}

'use client';

import { useRef } from 'react';

import type { NumberSpec } from '@/lib/domain/calculator';
import type { Field } from '@/lib/tools/forms';

import { useAfterHydration } from '../use-after-hydration';

import { groupTyped, regroup } from './grouping';
import styles from '@/components/ui/form/Form.module.scss';
import typeStyles from '../Type.module.scss';

export interface NumberFieldProps {
  name: string;
  spec: NumberSpec;
  field: Field<string>;
  onChange: (name: string, text: string) => void;
}

/** Units for screen readers; the unit in the box is hidden from them. */
const SPOKEN: Partial<Record<NumberSpec['unit'], string>> = {
  '₹': 'rupees',
  '%': 'per cent',
  years: 'years',
  months: 'months',
  days: 'days',
  units: 'units',
};

/** A number with its label, its unit and its message; Indian digit grouping while it is typed. */
export function NumberBox({ name, spec, field, onChange }: NumberFieldProps) {
  const id = `field-${name}`;
  const { unit } = spec;
  const input = useRef<HTMLInputElement>(null);
  const shown = field.isValid ? groupTyped(field.value) : field.value;
  useAfterHydration(() => {
    if (input.current && input.current.value !== shown) onChange(name, regroup(input.current));
  });
  return (
    <>
      <label htmlFor={id} className={typeStyles.strong}>
        {spec.label}
      </label>
      <label className={styles.box} data-invalid={field.isValid ? undefined : ''}>
        {unit === '₹' && (
          <span aria-hidden="true" data-unit={unit}>
            {unit}
          </span>
        )}
        <input
          ref={input}
          type="text"
          id={id}
          name={name}
          inputMode={spec.places === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={shown}
          aria-label={SPOKEN[unit] && `${spec.label}, ${SPOKEN[unit]}`}
          aria-invalid={!field.isValid}
          aria-describedby={`${id}-message`}
          onChange={({ currentTarget }) => onChange(name, regroup(currentTarget))}
        />
        {unit !== '₹' && (
          <span aria-hidden="true" data-unit={unit}>
            {field.value.trim() === '1' && unit !== '%' ? unit.slice(0, -1) : unit}
          </span>
        )}
      </label>
      {spec.note && <p className={styles.sliderNote}>{spec.note}</p>}
      <p id={`${id}-message`} className={styles.message} aria-live="polite">
        {field.errorMessage}
      </p>
    </>
  );
}

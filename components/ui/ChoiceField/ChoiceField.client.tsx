'use client';

import { useRef } from 'react';

import type { ChoiceSpec } from '@/lib/domain/calculator';
import type { Field } from '@/lib/tools/forms';

import { useAfterHydration } from '../use-after-hydration';

import styles from '@/components/ui/form/Form.module.scss';

interface ChoiceFieldProps {
  name: string;
  spec: ChoiceSpec;
  field: Field<string>;
  /** The last valid choice. */
  value: string;
  onChange: (name: string, text: string) => void;
}

/** More choices than this are a `<select>` instead of a row of radio buttons. */
const MOST_RADIO_BUTTONS = 5;

interface ControlProps extends Omit<ChoiceFieldProps, 'field'> {
  messageId: string;
}

function Picker({ name, spec, value, onChange, messageId }: ControlProps) {
  const select = useRef<HTMLSelectElement>(null);
  useAfterHydration(() => {
    if (select.current && select.current.value !== value) onChange(name, select.current.value);
  });
  return (
    <p className={styles.row}>
      <label htmlFor={`field-${name}`} className={styles.choiceLabel}>
        {spec.label}
      </label>
      <select
        ref={select}
        id={`field-${name}`}
        name={name}
        className={styles.select}
        value={value}
        aria-describedby={messageId}
        onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
      >
        {spec.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </p>
  );
}

function RadioButtons({ name, spec, value, onChange }: ControlProps) {
  const group = useRef<HTMLDivElement>(null);
  useAfterHydration(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked && checked.value !== value) onChange(name, checked.value);
  });
  return (
    <div ref={group} className={styles.keys}>
      {spec.choices.map((choice) => (
        <label key={choice.value} className={styles.key}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(name, choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}

/** One of several: radio buttons, or a `<select>` for many. Shows the note of the chosen one. */
export function ChoiceField({ field, ...rest }: ChoiceFieldProps) {
  const { name, spec, value } = rest;
  const messageId = `field-${name}-message`;
  const note = spec.choices.find((choice) => choice.value === value)?.note;
  const message = (
    <p id={messageId} className={styles.fieldMessage} aria-live="polite">
      {field.errorMessage}
    </p>
  );
  if (spec.choices.length > MOST_RADIO_BUTTONS) {
    return (
      <div>
        <Picker {...rest} messageId={messageId} />
        {message}
      </div>
    );
  }
  return (
    <fieldset className={styles.choiceField} aria-describedby={messageId}>
      <legend className={styles.choiceLabel}>{spec.label}</legend>
      <div className={styles.line}>
        <RadioButtons {...rest} messageId={messageId} />
        {note && <p className={styles.choiceNote}>{note}</p>}
      </div>
      {message}
    </fieldset>
  );
}

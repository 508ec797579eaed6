import type { ChoiceSpec } from '@/lib/calculators';
import type { Field } from '@/lib/forms';

import styles from './ChoiceField.module.scss';

interface ChoiceFieldProps {
  name: string;
  spec: ChoiceSpec;
  field: Field<string>;
  /** The last good choice. */
  value: string;
  onChange: (name: string, text: string) => void;
}

/** More choices than this make a list to pick from instead of a row of keys. */
const MOST_KEYS = 5;

function Picker({
  name,
  spec,
  value,
  onChange,
  describedBy,
}: Omit<ChoiceFieldProps, 'field'> & { describedBy: string }) {
  return (
    <p className={styles.row}>
      <label htmlFor={`field-${name}`} className={styles.label}>
        {spec.label}
      </label>
      <select
        id={`field-${name}`}
        name={name}
        className={styles.select}
        value={value}
        aria-describedby={describedBy}
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

/** One of a few: a row of keys, or a list where there are many. The chosen one explains itself. */
export function ChoiceField({ field, ...rest }: ChoiceFieldProps) {
  const { name, spec, value, onChange } = rest;
  const messageId = `field-${name}-message`;
  const note = spec.choices.find((choice) => choice.value === value)?.note;
  const message = (
    <p id={messageId} className={styles.message} aria-live="polite">
      {field.errorMessage}
    </p>
  );
  if (spec.choices.length > MOST_KEYS) {
    return (
      <div>
        <Picker {...rest} describedBy={messageId} />
        {message}
      </div>
    );
  }
  return (
    <fieldset className={styles.field} aria-describedby={messageId}>
      <legend className={styles.label}>{spec.label}</legend>
      <div className={styles.line}>
        <div className={styles.keys}>
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
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {message}
    </fieldset>
  );
}

import type { FormEvent, ReactNode } from 'react';

import type { FieldSpec } from '@/lib/enquiries/types';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Form.module.scss';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FieldProps {
  field: FieldSpec;
  /** The initial value. */
  value: string | undefined;
  /** Error message; left out while the field is valid. */
  error: string | undefined;
  /** Called on change and on blur. */
  onCheck?: (event: FormEvent<Control>) => void;
}

/** The id of a field's control, which the error summary links to. */
export const fieldId = (name: string): string => `form-${name}`;

/** Rows of a long text; the reader can make the box taller. */
const ROWS = 5;

function ControlOf({ field, value, error, onCheck }: FieldProps) {
  const { name, type, hint, autocomplete, inputMode, options, longest } = field;
  const id = fieldId(name);
  const common = {
    id,
    name,
    className: styles.control,
    autoComplete: autocomplete,
    onBlur: onCheck,
    onChange: onCheck,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
  if (type === 'textarea') {
    return <textarea {...common} rows={ROWS} maxLength={longest} defaultValue={value} />;
  }
  if (type !== 'select') {
    return <input {...common} type={type} inputMode={inputMode} defaultValue={value} />;
  }
  return (
    <select {...common} defaultValue={options?.includes(value ?? '') ? value : ''}>
      <option value="">Choose one</option>
      {options?.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

const Message = ({ name, error }: { name: string; error: string | undefined }) => (
  <p id={`${fieldId(name)}-error`} className={styles.error} aria-live="polite">
    {error}
  </p>
);

/** A labelled field with its hint, and its error next to it. */
export function Field(props: FieldProps) {
  const { field, error } = props;
  const { name, label, hint, type, isOptional } = field;
  const id = fieldId(name);
  return (
    <div
      className={styles.field}
      data-wide={type === 'textarea' || undefined}
      data-wrong={error ? '' : undefined}
    >
      <label htmlFor={id} className={typeStyles.strong}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={typeStyles.note}>
          {hint}
        </p>
      )}
      <Message name={name} error={error} />
      <ControlOf {...props} />
    </div>
  );
}

/** The notice of a form that does not ask for consent. */
export const FormNotice = ({ notice }: { notice: ReactNode }) => (
  <p className={typeStyles.note}>{notice}</p>
);

/** A checkbox with the notice it consents to; never checked beforehand. */
export function ConsentBox({
  field,
  value,
  error,
  onCheck,
  notice,
}: FieldProps & { notice: ReactNode }) {
  const { name, label } = field;
  const id = fieldId(name);
  return (
    <div className={styles.consent} data-wrong={error ? '' : undefined}>
      <p id={`${id}-notice`} className={typeStyles.note}>
        {notice}
      </p>
      <Message name={name} error={error} />
      <div className={styles.tick}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          defaultChecked={value === 'yes'}
          onChange={onCheck}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-notice ${id}-error` : `${id}-notice`}
        />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  );
}

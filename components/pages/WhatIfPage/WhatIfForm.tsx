import fields from '@/components/sections/text/SearchForm.module.scss';
import { buttonClass } from '@/components/ui/Button';
import { type AskedTexts, EVERY_NAMES, KIND_NAMES } from '@/lib/domain/became/asked';

import styles from './WhatIfPage.module.scss';

interface ChoiceProps {
  name: 'kind' | 'every';
  label: string;
  names: Readonly<Record<string, string>>;
  value: string;
}

function Choice({ name, label, names, value }: ChoiceProps) {
  return (
    <label className={fields.choice}>
      <span className={fields.label}>{label}</span>
      <select name={name} defaultValue={value} className={fields.select}>
        {Object.entries(names).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FieldProps {
  name: 'of' | 'amount' | 'from' | 'to';
  label: string;
  type: 'text' | 'date';
  value: string;
  placeholder?: string;
}

function Field({ name, label, type, value, placeholder }: FieldProps) {
  return (
    <label className={fields.choice}>
      <span className={fields.label}>{label}</span>
      <input
        name={name}
        type={type}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={100}
        defaultValue={value}
        inputMode={name === 'amount' ? 'numeric' : undefined}
        className={fields.select}
      />
    </label>
  );
}

/** The form; its choice is in the address. */
export function WhatIfForm({ texts }: { texts: AskedTexts }) {
  const { kind, of, amount, every, from, to } = texts;
  return (
    <form
      action="/what-if"
      method="get"
      className={styles.form}
      key={Object.values(texts).join('\n')}
    >
      <Choice name="kind" label="Kind" names={KIND_NAMES} value={kind} />
      <Field name="of" label="Name or code" type="text" value={of} placeholder="Symbol or name" />
      <Field name="amount" label="Sum in ₹" type="text" value={amount} />
      <Choice name="every" label="Paid in" names={EVERY_NAMES} value={every} />
      <Field name="from" label="First day" type="date" value={from} />
      <Field name="to" label="Last day" type="date" value={to} />
      <button type="submit" className={buttonClass('outline')}>
        Show
      </button>
    </form>
  );
}

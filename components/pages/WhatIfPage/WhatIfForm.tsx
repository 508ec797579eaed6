import sentence from '@/components/sections/text/Sentence.module.scss';
import { buttonClass } from '@/components/ui/Button';
import { type AskedTexts, EVERY_NAMES, KIND_NAMES } from '@/lib/domain/became/asked';

import basics from '@/components/ui/Basics.module.scss';

interface ChoiceProps {
  name: 'kind' | 'every';
  label: string;
  names: Readonly<Record<string, string>>;
  value: string;
}

function Choice({ name, label, names, value }: ChoiceProps) {
  return (
    <select name={name} aria-label={label} defaultValue={value} className={sentence.words}>
      {Object.entries(names).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface FieldProps {
  name: 'of' | 'from' | 'to';
  label: string;
  value: string;
}

const Day = ({ name, label, value }: FieldProps) => (
  <input
    name={name}
    type="date"
    aria-label={label}
    defaultValue={value}
    className={sentence.words}
  />
);

const Name = ({ name, label, value }: FieldProps) => (
  <input
    name={name}
    type="text"
    aria-label={label}
    placeholder="Symbol or name"
    autoComplete="off"
    maxLength={100}
    size={14}
    defaultValue={value}
    className={sentence.words}
  />
);

/** The question as a sentence with fields; what is chosen is in the address. */
export function WhatIfForm({ texts }: { texts: AskedTexts }) {
  const { kind, of, amount, every, from, to } = texts;
  return (
    <form
      action="/what-if"
      method="get"
      className={basics.screenOnly}
      key={Object.values(texts).join('\n')}
    >
      <p className={sentence.sentence}>
        <span className={sentence.box}>
          <span aria-hidden="true">₹</span>
          <input
            name="amount"
            type="text"
            inputMode="numeric"
            aria-label="Sum in ₹"
            autoComplete="off"
            maxLength={100}
            defaultValue={amount}
          />
        </span>{' '}
        <Choice name="every" label="Paid in" names={EVERY_NAMES} value={every} /> in the{' '}
        <Choice name="kind" label="Kind" names={KIND_NAMES} value={kind} />{' '}
        <Name name="of" label="Name or code" value={of} /> from{' '}
        <Day name="from" label="First day" value={from} /> to{' '}
        <Day name="to" label="Last day" value={to} />{' '}
        <button type="submit" className={buttonClass('outline')}>
          Show
        </button>
      </p>
    </form>
  );
}

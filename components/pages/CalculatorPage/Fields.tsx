import { memo } from 'react';

import { ChoiceField } from '@/components/ui/ChoiceField/ChoiceField';
import { SliderField } from '@/components/ui/SliderField/SliderField';
import type { FieldSpec } from '@/lib/calculators';
import type { Field } from '@/lib/forms';

import styles from './Fields.module.scss';
import { useDeskOf, useFixed } from './context';

interface OneFieldProps {
  name: string;
  spec: FieldSpec | undefined;
  field: Field<string> | undefined;
  value: unknown;
  onChange: (name: string, text: string) => void;
}

/** Each key makes new records of all fields; only a field that says something else is drawn again. */
const OneField = memo(
  function OneField({ spec, field, value, ...common }: OneFieldProps) {
    if (!spec || !field) return null;
    if (spec.kind === 'number') {
      return <SliderField {...common} field={field} spec={spec} value={Number(value)} />;
    }
    if (spec.kind !== 'choice') return null;
    return <ChoiceField {...common} field={field} spec={spec} value={String(value)} />;
  },
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
);

/** The form. Without scripts it sends its fields to the calculator's own address. */
export function Fields() {
  const { view, path } = useFixed();
  const desk = useDeskOf();
  const { specs, form, values } = desk.state;
  return (
    <form
      action={path}
      noValidate
      className={styles.form}
      aria-label="Inputs"
      onSubmit={(event) => event.preventDefault()}
    >
      {view.fields(values).map((name) => (
        <OneField
          key={name}
          name={name}
          spec={specs[name]}
          field={form[name]}
          value={values[name]}
          onChange={desk.change}
        />
      ))}
      {view.extra?.(desk)}
      <noscript>
        <button type="submit">Work it out</button>
      </noscript>
    </form>
  );
}

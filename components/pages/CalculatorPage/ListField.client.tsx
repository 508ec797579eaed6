'use client';

import { useRef } from 'react';

import { useAfterHydration } from '@/components/ui/use-after-hydration';
import type { Layout } from '@/lib/domain/calculator';
import { textOf } from '@/lib/domain/calculator/field-text';

import type { FieldsProps } from './CalculatorForm.client';
import styles from './CalculatorPage.module.scss';
import formStyles from '@/components/ui/form/Form.module.scss';

interface ListFieldProps extends Omit<FieldsProps, 'layout'> {
  list: NonNullable<Layout['list']>;
}

/** The list with one item changed; blanks at its end are removed. */
function withItem(list: string, at: number, text: string): string {
  const items = list.split(',');
  while (items.length <= at) items.push('');
  items[at] = text.replaceAll(',', '.');
  return items.join(',').replace(/,+$/, '');
}

/** A number for each year: one box per year with JavaScript, one list with commas without. */
export default function ListField({ list, state, onChange }: ListFieldProps) {
  const { name, fallback } = list;
  const boxes = useRef<HTMLOListElement>(null);
  const [spec, field, other] = [state.specs[name], state.form[name], state.specs[fallback]];

  useAfterHydration(() => {
    const inputs = [...(boxes.current?.querySelectorAll('input') ?? [])];
    if (inputs.every(({ value, defaultValue }) => value === defaultValue)) return;
    onChange(
      name,
      inputs.reduce((text, { value }, at) => withItem(text, at, value), ''),
    );
  });

  if (spec?.kind !== 'list' || !field || !other) return null;
  const id = `field-${name}`;
  const items = field.value.split(',');
  return (
    <details className={styles.field} open={!field.isValid || undefined}>
      <summary>{spec.label}</summary>
      <p className={styles.note}>{spec.note}.</p>
      <p className={styles.list}>
        <label htmlFor={id}>{spec.label}, with commas between them</label>
        <input
          type="text"
          id={id}
          name={name}
          autoComplete="off"
          value={field.value}
          aria-invalid={!field.isValid}
          aria-describedby={`${id}-message`}
          onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      </p>
      <ol ref={boxes} className={styles.boxes}>
        {Array.from({ length: list.length(state.values) }, (_, at) => (
          <li key={at}>
            <label htmlFor={`${name}-${at + 1}`}>Year {at + 1}</label>
            <input
              type="text"
              id={`${name}-${at + 1}`}
              inputMode="decimal"
              autoComplete="off"
              placeholder={textOf(other, state.values[fallback])}
              value={items[at]?.trim() ?? ''}
              aria-describedby={`${id}-message`}
              onChange={({ currentTarget }) =>
                onChange(name, withItem(field.value, at, currentTarget.value))
              }
            />
          </li>
        ))}
      </ol>
      <p id={`${id}-message`} className={formStyles.fieldMessage} aria-live="polite">
        {field.errorMessage}
      </p>
    </details>
  );
}

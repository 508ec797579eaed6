import { textOf } from '@/lib/calculators/texts';

import styles from './RatesField.module.scss';
import type { Desk } from './use-desk';

interface RatesFieldProps {
  desk: Desk;
  years: number;
}

/** The list with one item changed; blanks at its end fall away. */
function withItem(list: string, at: number, text: string): string {
  const items = list.split(',');
  while (items.length <= at) items.push('');
  items[at] = text.replaceAll(',', '.');
  return items.join(',').replace(/,+$/, '');
}

/** A rate for each year: a box a year with scripts, a list with commas without. */
export function RatesField({ desk, years }: RatesFieldProps) {
  const { specs, form, values } = desk.state;
  const [spec, field, rate] = [specs.rates, form.rates, specs.rate];
  if (spec?.kind !== 'list' || !field || !rate) return null;
  const items = field.value.split(',');
  return (
    <details className={styles.rates} open={!field.isValid || undefined}>
      <summary>{spec.label}</summary>
      <p className={styles.note}>{spec.note}.</p>
      <p className={styles.list}>
        <label htmlFor="field-rates">{spec.label}, with commas between them</label>
        <input
          type="text"
          id="field-rates"
          name="rates"
          autoComplete="off"
          value={field.value}
          aria-invalid={!field.isValid}
          aria-describedby="field-rates-message"
          onChange={({ currentTarget }) => desk.change('rates', currentTarget.value)}
        />
      </p>
      <ol className={styles.boxes}>
        {Array.from({ length: years }, (_, at) => (
          <li key={at}>
            <label htmlFor={`rate-${at + 1}`}>Year {at + 1}</label>
            <input
              type="text"
              id={`rate-${at + 1}`}
              inputMode="decimal"
              autoComplete="off"
              placeholder={textOf(rate, values.rate)}
              value={items[at]?.trim() ?? ''}
              aria-describedby="field-rates-message"
              onChange={({ currentTarget }) =>
                desk.change('rates', withItem(field.value, at, currentTarget.value))
              }
            />
          </li>
        ))}
      </ol>
      <p id="field-rates-message" className={styles.message} aria-live="polite">
        {field.errorMessage}
      </p>
    </details>
  );
}

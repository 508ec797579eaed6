import { NumberBox } from '@/components/ui/SliderField/NumberBox.client';
import type { Layout } from '@/lib/calculators';

import type { FieldsProps } from './CalculatorForm.client';
import styles from './CalculatorForm.module.scss';

interface AmountFieldsProps extends Omit<FieldsProps, 'layout'> {
  amounts: NonNullable<Layout['amounts']>;
}

/** Sums of money that range too widely for a slider, each as a box. */
export default function AmountFields({ amounts, state, onChange }: AmountFieldsProps) {
  return (
    <fieldset className={styles.amounts}>
      <legend>{amounts.legend}</legend>
      <p>{amounts.note}</p>
      {amounts.names.map((name) => {
        const [spec, field] = [state.specs[name], state.form[name]];
        return (
          spec?.kind === 'number' &&
          field && (
            <div key={name}>
              <NumberBox {...{ name, spec, field, onChange }} />
            </div>
          )
        );
      })}
    </fieldset>
  );
}

import type { Layout } from '@/lib/domain/calculator';

import type { FieldsProps } from './CalculatorForm.client';
import styles from './CalculatorPage.module.scss';
import { NumberBoxes } from './NumberBoxes';

interface AmountFieldsProps extends Omit<FieldsProps, 'layout'> {
  amounts: NonNullable<Layout['amounts']>;
}

/** Sums of money that range too widely for a slider, each as a box. */
export default function AmountFields({ amounts, ...fields }: AmountFieldsProps) {
  return (
    <fieldset className={styles.amounts}>
      <legend>{amounts.legend}</legend>
      <p>{amounts.note}</p>
      <NumberBoxes names={amounts.names} {...fields} />
    </fieldset>
  );
}

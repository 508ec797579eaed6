import type { Layout, OrderRow } from '@/lib/domain/calculator';

import type { FieldsProps } from './CalculatorForm.client';
import styles from './CalculatorPage.module.scss';
import { FieldFold } from './FieldFold.client';
import { NumberBoxes } from './NumberBoxes';

type Props = Omit<FieldsProps, 'layout'>;

/** One order: its quantity and its price. */
function Order({ row, ...fields }: Props & { row: OrderRow }) {
  return (
    <fieldset className={styles.order}>
      <legend className="visually-hidden">{row.legend}</legend>
      <NumberBoxes names={row.names} {...fields} />
    </fieldset>
  );
}

/**
 * Orders as pairs of boxes; further ones are unfolded if one of them has a quantity or an error.
 */
export default function OrderFields({
  orders: { rows, more },
  ...fields
}: Props & { orders: NonNullable<Layout['orders']> }) {
  const { state } = fields;
  const isUsed = more?.rows.some(({ names }) =>
    names.some((name) => !state.form[name]?.isValid || Number(state.values[name]) > 0),
  );
  const list = (of: readonly OrderRow[]) =>
    of.map((row) => <Order key={row.legend} row={row} {...fields} />);
  return (
    <>
      {list(rows)}
      {more && (
        <FieldFold title={more.label} isUsed={isUsed === true}>
          {list(more.rows)}
        </FieldFold>
      )}
    </>
  );
}

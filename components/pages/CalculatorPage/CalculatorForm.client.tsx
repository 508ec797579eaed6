'use client';

import { Fragment, lazy } from 'react';

import { ChoiceField } from '@/components/ui/ChoiceField/ChoiceField.client';
import { SliderField } from '@/components/ui/SliderField/SliderField.client';
import type { CalculatorState, Layout } from '@/lib/domain/calculator';

import styles from './CalculatorForm.module.scss';
import './ListField.module.scss';

/**
 * Kinds of fields that few calculators have. Their styles are imported here: the styles of a lazy
 * component load with its script.
 */
const AmountFields = lazy(() => import('./AmountFields'));
const DayField = lazy(() => import('@/components/ui/ChoiceField/DayField.client'));
const LinesField = lazy(() => import('./LinesField.client'));
const ListField = lazy(() => import('./ListField.client'));
const OrderFields = lazy(() => import('./OrderFields'));

export interface FieldsProps {
  layout: Layout;
  state: CalculatorState;
  onChange: (name: string, text: string) => void;
}

interface OneFieldProps extends Omit<FieldsProps, 'layout'> {
  name: string;
}

function OneField({ name, state, onChange }: OneFieldProps) {
  const [spec, field, value] = [state.specs[name], state.form[name], state.values[name]];
  if (!spec || !field) return null;
  const common = { name, field, onChange };
  if (spec.kind === 'number') return <SliderField {...common} spec={spec} value={Number(value)} />;
  if (spec.kind === 'lines') return <LinesField {...common} spec={spec} />;
  if (spec.kind === 'day') return <DayField {...common} spec={spec} />;
  if (spec.kind === 'choice') return <ChoiceField {...common} spec={spec} value={String(value)} />;
  return null;
}

interface CalculatorFormProps extends FieldsProps {
  path: string;
}

/** The form. Without scripts it sends its fields to the calculator's own address. */
export function CalculatorForm({ path, ...fields }: CalculatorFormProps) {
  const { layout, state, onChange } = fields;
  return (
    <form
      action={path}
      noValidate
      className={styles.form}
      aria-label="Inputs"
      onSubmit={(event) => event.preventDefault()}
    >
      {layout.fields(state.values).map((name) => (
        <Fragment key={name}>
          {layout.orders?.above === name && <OrderFields {...fields} orders={layout.orders} />}
          <OneField name={name} state={state} onChange={onChange} />
        </Fragment>
      ))}
      {layout.amounts && <AmountFields {...fields} amounts={layout.amounts} />}
      {layout.list && <ListField {...fields} list={layout.list} />}
      <noscript>
        <button type="submit">Work it out</button>
      </noscript>
    </form>
  );
}

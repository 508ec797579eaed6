'use client';

import { Fragment, lazy } from 'react';

import { ChoiceField } from '@/components/ui/ChoiceField/ChoiceField.client';
import { SliderField } from '@/components/ui/SliderField/SliderField.client';
import type { CalculatorState, ChoiceSpec, Layout } from '@/lib/domain/calculator';

import styles from './CalculatorPage.module.scss';
import { FieldFold } from './FieldFold.client';

/**
 * Kinds of fields that few calculators have. Their styles are in the sheet of the page: a sheet of
 * their own would load with their script.
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

interface AssumptionFieldsProps extends Omit<FieldsProps, 'layout'> {
  assumptions: readonly { readonly name: string; readonly spec: ChoiceSpec }[];
}

/** The ways of counting, in a fold whose title says which ones are chosen. */
function AssumptionFields({ assumptions, ...fields }: AssumptionFieldsProps) {
  const { values, form } = fields.state;
  const chosen = assumptions.map(({ name, spec }) => {
    const choice = spec.choices.find(({ value }) => value === values[name]);
    return `${spec.label}: ${choice?.label}`;
  });
  const isUsed = assumptions.some(
    ({ name, spec }) => values[name] !== spec.default || !form[name]?.isValid,
  );
  return (
    <FieldFold
      title={
        <>
          Assumptions <small>{chosen.join('; ')}</small>
        </>
      }
      isUsed={isUsed}
    >
      {assumptions.map(({ name }) => (
        <OneField key={name} name={name} {...fields} />
      ))}
    </FieldFold>
  );
}

interface CalculatorFormProps extends FieldsProps {
  path: string;
}

/** The form. Without scripts it sends its fields to the calculator's own address. */
export function CalculatorForm({ path, ...fields }: CalculatorFormProps) {
  const { layout, state, onChange } = fields;
  const names = layout.fields(state.values);
  const assumptions = names.flatMap((name) => {
    const spec = state.specs[name];
    return spec?.kind === 'choice' && spec.isAssumption ? [{ name, spec }] : [];
  });
  const isFolded = (name: string) => assumptions.some((one) => one.name === name);
  return (
    <form
      action={path}
      noValidate
      className={styles.form}
      aria-label="Inputs"
      onSubmit={(event) => event.preventDefault()}
    >
      {names.map((name) => (
        <Fragment key={name}>
          {layout.orders?.above === name && <OrderFields {...fields} orders={layout.orders} />}
          {!isFolded(name) && <OneField name={name} state={state} onChange={onChange} />}
        </Fragment>
      ))}
      {layout.amounts && <AmountFields {...fields} amounts={layout.amounts} />}
      {layout.list && <ListField {...fields} list={layout.list} />}
      {assumptions.length > 0 && (
        <AssumptionFields assumptions={assumptions} state={state} onChange={onChange} />
      )}
      <noscript>
        <button type="submit">Work it out</button>
      </noscript>
    </form>
  );
}

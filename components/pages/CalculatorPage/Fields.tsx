import { ChoiceField } from '@/components/ui/ChoiceField/ChoiceField';
import { SliderField } from '@/components/ui/SliderField/SliderField';

import styles from './Board.module.scss';
import { useDeskOf, useFixed } from './context';
import type { Desk } from './use-desk';

function OneField({ name, desk }: { name: string; desk: Desk }) {
  const { specs, form, values } = desk.state;
  const [spec, field] = [specs[name], form[name]];
  if (!spec || !field) return null;
  const common = { name, field, onChange: desk.change };
  if (spec.kind === 'number') {
    return <SliderField {...common} spec={spec} value={Number(values[name])} />;
  }
  if (spec.kind !== 'choice') return null;
  return <ChoiceField {...common} spec={spec} value={String(values[name])} />;
}

/** The form. Without scripts it sends its fields to the calculator's own address. */
export function Fields() {
  const { view, path } = useFixed();
  const desk = useDeskOf();
  return (
    <form
      action={path}
      noValidate
      className={styles.form}
      aria-label="Inputs"
      onSubmit={(event) => event.preventDefault()}
    >
      {view.fields(desk.state.values).map((name) => (
        <OneField key={name} name={name} desk={desk} />
      ))}
      {view.extra?.(desk)}
      <noscript>
        <button type="submit">Work it out</button>
      </noscript>
    </form>
  );
}

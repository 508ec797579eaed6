import { NumberBox } from '@/components/ui/SliderField/NumberBox.client';

import type { FieldsProps } from './CalculatorForm.client';

interface NumberBoxesProps extends Omit<FieldsProps, 'layout'> {
  names: readonly string[];
}

/** Numbers as boxes without sliders. */
export function NumberBoxes({ names, state, onChange }: NumberBoxesProps) {
  return names.map((name) => {
    const [spec, field] = [state.specs[name], state.form[name]];
    return (
      spec?.kind === 'number' &&
      field && (
        <div key={name}>
          <NumberBox name={name} spec={spec} field={field} onChange={onChange} />
        </div>
      )
    );
  });
}

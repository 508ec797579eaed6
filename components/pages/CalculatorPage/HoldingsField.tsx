import { NumberBox } from '@/components/ui/SliderField/NumberBox';

import styles from './Fields.module.scss';
import type { Desk } from './use-desk';

const HELD = ['equity', 'debt', 'gold', 'cash'] as const;

/** What the visitor holds, in rupees; sums from nothing to a thousand crores suit a box, not a slider. */
export function HoldingsField({ desk }: { desk: Desk }) {
  const { specs, form } = desk.state;
  return (
    <fieldset className={styles.holdings}>
      <legend>What you hold</legend>
      <p>If you give it, the table shows what to add or reduce.</p>
      {HELD.map((name) => {
        const [spec, field] = [specs[name], form[name]];
        return (
          spec?.kind === 'number' &&
          field && (
            <div key={name}>
              <NumberBox {...{ name, spec, field }} onChange={desk.change} />
            </div>
          )
        );
      })}
    </fieldset>
  );
}

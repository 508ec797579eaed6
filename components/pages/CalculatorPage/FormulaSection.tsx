import type { ReactNode } from 'react';

import { Ledger } from '@/components/ui/Ledger/Ledger';
import { serialiseState, type Unit } from '@/lib/domain/calculator';
import { isMoney, pointsText, quantityText } from '@/lib/domain/calculator/quantity-text';
import { roundTo, shownRest } from '@/lib/domain/calculator/rounding';

import { Formula } from './Formula';
import styles from './Details.module.scss';
import { PhraseText } from './PhraseText';
import type { DetailsProps } from './YearSection';

/** Decimals of a changed result. */
const placesOf = (unit: Unit): number => (isMoney(unit) ? 2 : unit === '%' ? 1 : 0);

/**
 * The result of changing each input, with a button that shows it. Links would
 */
function WhatIf({ calculator, values: present, path }: DetailsProps) {
  return (
    <div className={styles.whatIf}>
      <h3>If you change one thing</h3>
      <dl>
        {calculator.whatIf(present).map(({ label, values, result, difference }) => {
          const places = placesOf(result.unit);
          const { value: changed } = result;
          const { value: change } = difference;
          // Sums differ by what they differ by as they are shown, to the paisa.
          const by = isMoney(result.unit)
            ? shownRest(changed, changed - change)
            : roundTo(change, places);
          const size =
            difference.unit === '%'
              ? pointsText(by, places)
              : quantityText({ unit: difference.unit, value: Math.abs(by) });
          const fields = [...new URLSearchParams(serialiseState(calculator, values))];
          return (
            <div key={label}>
              <dt>
                <form action={path}>
                  {fields.map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  <button type="submit">{label}</button>
                </form>
              </dt>
              <dd>{quantityText({ unit: result.unit, value: roundTo(changed, places) })}</dd>
              <dd>{by ? `${size} ${by > 0 ? 'more' : 'less'}` : 'no change'}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/**
 * The formula with the visitor's numbers, the effect of single changes, and the assumptions of
 * both.
 */
export function FormulaSection({
  assumptions,
  ...details
}: DetailsProps & { assumptions: ReactNode }) {
  const { explanation, values } = details;
  return (
    <Ledger note={assumptions}>
      <h2 id="sum-heading">The sum, in words</h2>
      <div className={styles.formulaBody}>
        <Formula lines={explanation.formula(values)} />
        <p className={styles.method}>
          <PhraseText phrase={explanation.method(values)} />
        </p>
        <WhatIf {...details} />
      </div>
    </Ledger>
  );
}

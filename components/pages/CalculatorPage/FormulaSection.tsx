import { memo, type ReactNode } from 'react';

import { SiteLink } from '@/components/site/SiteLink';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { serialiseState } from '@/lib/calculators';
import type { SiteHref } from '@/lib/pages';

import { Formula } from './Formula';
import styles from './FormulaSection.module.scss';
import { PhraseText, quantityText } from './quantity-text';
import type { DetailsProps } from './YearSection.client';

/** What each change of one input would give, with a link to that result. */
function WhatIf({ calculator, values: present, path }: DetailsProps) {
  return (
    <div className={styles.whatIf}>
      <h3>If one thing changed</h3>
      <dl>
        {calculator.whatIf(present).map(({ label, values, result, difference }) => {
          const by = Math.round(difference.value);
          const points = Math.abs(by);
          const size =
            difference.unit === '%'
              ? `${points} points`
              : quantityText({ ...difference, value: points });
          const href = `${path}?${serialiseState(calculator, values)}` as SiteHref;
          return (
            <div key={label}>
              <dt>
                <SiteLink href={href}>{label}</SiteLink>
              </dt>
              <dd>would give {quantityText({ ...result, value: Math.round(result.value) })}</dd>
              <dd>{by ? `${size} ${by > 0 ? 'more' : 'less'}` : 'no change'}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** The formula with the visitor's numbers, what one change would do, and the assumptions of both. */
export const FormulaSection = memo(function FormulaSection({
  assumptions,
  ...details
}: DetailsProps & { assumptions: ReactNode }) {
  const { explanation, values } = details;
  return (
    <Ledger labelledBy="sum-heading" note={assumptions}>
      <h2 id="sum-heading">The sum, in words</h2>
      <div className={styles.body}>
        <Formula lines={explanation.formula(values)} />
        <p className={styles.method}>
          <PhraseText phrase={explanation.method(values)} />
        </p>
        <WhatIf {...details} />
      </div>
    </Ledger>
  );
});

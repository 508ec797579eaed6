import { Fragment } from 'react';

import { SiteLink } from '@/components/site/SiteLink';
import { serialiseState } from '@/lib/calculators';
import type { SiteHref } from '@/lib/pages';

import styles from './Rest.module.scss';
import { Formula } from './Formula';
import { phraseText, PhraseText, quantityText } from './quantities';
import type { RestProps } from './view';
import { YearTable } from './YearTable';

/** One input changed at a time and what would come of it; each is a link to that result. */
function WhatIf({ calculator, values: now, path }: RestProps) {
  return (
    <div className={styles.whatIf}>
      <h3>If one thing changed</h3>
      <dl>
        {calculator.whatIf(now).map(({ label, values, result, difference }) => {
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

/** A part that follows the result, drawn alike by the server and the browser. */
export function Rest(props: RestProps) {
  const { part, calculator, rest, values, path, start } = props;
  const { words, chart } = rest;
  switch (part) {
    case 'findings':
      return words.findings(values).map((phrase, at) => (
        <Fragment key={at}>
          <PhraseText phrase={phrase} />{' '}
        </Fragment>
      ));
    case 'heading':
      return phraseText(words.heading(values));
    case 'chart':
      return chart(values);
    case 'rows':
      return (
        <YearTable
          table={calculator.table(values)}
          caption={phraseText(words.heading(values))}
          start={start}
        />
      );
    case 'csv': {
      const query = serialiseState(calculator, values);
      return (
        <a href={`${path}/table.csv${query && `?${query}`}`} download>
          Download CSV
        </a>
      );
    }
    case 'sum':
      return (
        <>
          <Formula lines={words.formula(values)} />
          <p className={styles.method}>
            <PhraseText phrase={words.method(values)} />
          </p>
          <WhatIf {...props} />
        </>
      );
  }
}

import type { FormulaPart } from '@/lib/calculators';

import styles from './Formula.module.scss';
import { plainNumber, quantityText } from './quantities';

/** Words for those who hear the formula, where sighted readers see its shape. */
const Said = ({ children }: { children: string }) => (
  <span className="visually-hidden"> {children} </span>
);

function Part({ part }: { part: FormulaPart }) {
  switch (part.kind) {
    case 'figure':
      return <span>{plainNumber(part.value)}</span>;
    case 'text':
      return <span data-words={/[a-z]{3}/i.test(part.text) ? '' : undefined}>{part.text}</span>;
    case 'group':
      return (
        <span className={styles.group}>
          <span>(</span>
          <Parts parts={part.parts} />
          <span>)</span>
        </span>
      );
    case 'fraction':
      return (
        <span className={styles.fraction}>
          <span>
            <Parts parts={part.over} />
          </span>
          <Said>divided by</Said>
          <span>
            <Parts parts={part.under} />
          </span>
        </span>
      );
    case 'power':
      return (
        <span className={styles.power}>
          <Parts parts={part.base} />
          <Said>to the power of</Said>
          <sup>
            <Parts parts={part.exponent} />
          </sup>
        </span>
      );
    case 'result':
      return <strong className={styles.result}>{quantityText(part)}</strong>;
  }
}

function Parts({ parts }: { parts: readonly FormulaPart[] }) {
  return parts.map((part, at) => <Part key={at} part={part} />);
}

/** The sum with the visitor's own numbers, line by line. */
export function Formula({ lines }: { lines: readonly (readonly FormulaPart[])[] }) {
  return lines.map((parts, at) => (
    <p key={at} className={styles.line}>
      <Parts parts={parts} />
    </p>
  ));
}

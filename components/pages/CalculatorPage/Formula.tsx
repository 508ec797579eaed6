import type { FormulaPart } from '@/lib/domain/calculator';
import { formulaParts } from '@/lib/domain/calculator/formula-parts';
import type { FormulaLine } from '@/lib/domain/calculator/formulas';
import { plainNumber, quantityText } from '@/lib/domain/calculator/quantity-text';
import { formatNumber } from '@/lib/tools/format';

import styles from './Details.module.scss';

/** Text for screen readers in place of the formula's shape. */
const ReadOut = ({ children }: { children: string }) => (
  <span className="visually-hidden"> {children} </span>
);

function Part({ part }: { part: FormulaPart }) {
  switch (part.kind) {
    case 'figure':
      return <span>{plainNumber(part.value)}</span>;
    case 'sum':
      return <span>{formatNumber(part.value)}</span>;
    case 'text':
      return <span data-sentence={/[a-z]{3}/i.test(part.text) ? '' : undefined}>{part.text}</span>;
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
            <Term parts={part.over} />
          </span>
          <ReadOut>divided by</ReadOut>
          <span>
            <Term parts={part.under} />
          </span>
        </span>
      );
    case 'power':
      return (
        <span className={styles.power}>
          <Parts parts={part.base} />
          <ReadOut>to the power of</ReadOut>
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

/** The upper or lower part of a fraction, read out in brackets if it is more than one number. */
function Term({ parts }: { parts: readonly FormulaPart[] }) {
  if (parts.length < 2) return <Parts parts={parts} />;
  return (
    <>
      <ReadOut>open bracket</ReadOut>
      <Parts parts={parts} />
      <ReadOut>close bracket</ReadOut>
    </>
  );
}

/** A formula with its numbers filled in, line by line. No line breaks between its sign and its result. */
export function Formula({ lines }: { lines: readonly FormulaLine[] }) {
  return formulaParts(lines).map((parts, at) => (
    <p key={at} className={styles.formulaLine}>
      <Parts parts={parts.slice(0, -2)} />
      <span className={styles.end}>
        <Parts parts={parts.slice(-2)} />
      </span>
    </p>
  ));
}

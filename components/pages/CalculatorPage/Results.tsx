import type { ReactNode } from 'react';

import type { Figure } from '@/lib/calculators';
import { formatInWords } from '@/lib/format';

import styles from './Results.module.scss';
import { useDeskOf, useFixed } from './context';
import { CopyLink } from './CopyLink';
import { quantityText } from './quantities';
import { within } from './within';

const textOf = ({ shown, unit }: Figure): string => quantityText({ value: shown, unit });

interface RowProps {
  figure: Figure;
  series: string | undefined;
  note: string | undefined;
  isMain: boolean;
}

/** One result; the length of a total decides how large it can be set. */
function Row({ figure, series, note, isMain }: RowProps) {
  const text = textOf(figure);
  return (
    <div data-main={isMain ? Math.min(20, text.length) : undefined}>
      <dt>
        <span data-series={series}>{figure.label}</span>
        <small>{note ?? (figure.unit === '₹' && formatInWords(figure.shown))}</small>
      </dt>
      <dd>
        <data id={figure.id} value={String(figure.value)}>
          {text}
        </data>
      </dd>
    </div>
  );
}

/** The results with the total under its double rule, what they say, and where to go next. */
export function Results({ findings, action }: { findings: ReactNode; action: ReactNode }) {
  const { view, path } = useFixed();
  const { state, address, pauses, reset } = useDeskOf();
  const { values, isValid } = state;
  const shown = Object.fromEntries(
    view.calculator.results(values).map((figure) => [figure.id, figure]),
  );
  const notes = view.notes(values, shown);
  const main = shown[view.main];
  return (
    <div className={styles.results}>
      <dl>
        {view.results.map((id) => {
          const figure = shown[id];
          return (
            figure && (
              <Row
                key={id}
                figure={figure}
                series={view.series[id]}
                note={notes[id]}
                isMain={figure === main}
              />
            )
          );
        })}
      </dl>
      {!isValid && (
        <p className={styles.kept}>
          A field needs another look. The figures are those of the last inputs that were right.
        </p>
      )}
      <p className={styles.findings}>{findings}</p>
      <div className={styles.actions}>
        {action}
        <CopyLink address={address} />
        <a href={path} onClick={(event) => within(event, reset)}>
          Reset
        </a>
      </div>
      <p role="status" className="visually-hidden">
        {pauses > 0 && main && `${main.label}: ${textOf(main)}`}
      </p>
    </div>
  );
}

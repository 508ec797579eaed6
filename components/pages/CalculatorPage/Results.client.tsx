'use client';

import { Fragment } from 'react';

import type { Calculator, CalculatorState, Figure, Layout, Phrase } from '@/lib/domain/calculator';
import { quantityText } from '@/lib/domain/calculator/quantity-text';
import { formatInWords } from '@/lib/tools/format';

import { PhraseText } from './PhraseText';
import styles from './CalculatorPage.module.scss';

const textOf = ({ shown, unit }: Figure): string => quantityText({ value: shown, unit });

interface RowProps {
  figure: Figure;
  series: string | undefined;
  note: string | undefined;
  isMain: boolean;
}

/** Numbers of characters from which a total is set smaller; the style sheet has a size for each. */
const LONG_TOTALS = [20, 14, 11];

/** One result; a long total is set smaller. */
function Row({ figure, series, note, isMain }: RowProps) {
  const text = textOf(figure);
  return (
    <div data-main={isMain ? (LONG_TOTALS.find((least) => text.length >= least) ?? 0) : undefined}>
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

interface ResultLineProps {
  main: Figure | undefined;
  /** The figure that the result is compared with, such as the sum paid in. */
  beside: Figure | undefined;
}

/**
 * The result in one line, at the foot of a narrow viewport while a field has focus or is dragged: the
 * results are then out of sight. Screen readers have it from the status.
 */
function ResultLine({ main, beside }: ResultLineProps) {
  return (
    main && (
      <p className={styles.resultsLine} aria-hidden="true">
        <b>{textOf(main)}</b>
        {beside && ` · ${beside.label} ${textOf(beside)}`}
      </p>
    )
  );
}

interface ResultsProps {
  calculator: Calculator;
  layout: Layout;
  state: CalculatorState;
  findings: readonly Phrase[];
  /**
   * Whether the result is announced to screen readers: only once the visitor has changed something.
   */
  isAnnounced: boolean;
}

/** The results with the total under its double rule, and the findings. */
export function Results(props: ResultsProps) {
  const { calculator, layout, state } = props;
  const problem = calculator.problem?.(state.values);
  const figures = problem ? [] : calculator.results(state.values);
  const shown = Object.fromEntries(figures.map((figure) => [figure.id, figure]));
  const notes = problem ? {} : layout.notes(state.values, shown);
  const main = shown[layout.main];
  return (
    <div className={styles.results}>
      {problem ? (
        <p className={styles.invalid}>{problem}</p>
      ) : (
        <dl>
          {layout.results.map((id) => {
            const figure = shown[id];
            return (
              figure && (
                <Row
                  key={id}
                  figure={figure}
                  series={layout.series[id]}
                  note={notes[id]}
                  isMain={figure === main}
                />
              )
            );
          })}
        </dl>
      )}
      {!state.isValid && (
        <p className={styles.invalid}>
          A field needs another look. The figures are those of the last inputs that were right.
        </p>
      )}
      <p className={styles.findings}>
        {props.findings.map((phrase, at) => (
          <Fragment key={at}>
            <PhraseText phrase={phrase} />{' '}
          </Fragment>
        ))}
      </p>
      <ResultLine
        main={main}
        beside={figures.find(({ id }) => id === layout.results[0] && id !== layout.main)}
      />
      <p role="status" className="visually-hidden">
        {props.isAnnounced && problem}
        {props.isAnnounced && main && `${main.label}: ${textOf(main)}`}
      </p>
    </div>
  );
}

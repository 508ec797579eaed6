import { Fragment, type MouseEvent, type ReactNode } from 'react';

import type { Figure } from '@/lib/calculators';
import { formatInWords } from '@/lib/format';

import styles from './Board.module.scss';
import { CopyLink } from './CopyLink';
import { phraseText, PhraseText, quantityText } from './quantities';
import type { Board } from './use-board';
import type { BoardView } from './view';

interface ResultsProps {
  board: Board;
  view: BoardView;
  path: string;
  action: ReactNode;
}

/** Follows a link of the page within it: other inputs, no new page. */
export function within(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}

const textOf = ({ shown, unit }: Figure): string => quantityText({ value: shown, unit });

/** How far a figure is set down so that it keeps to its column. */
function sizeOf(text: string): 'l' | 'm' | 's' | 'xs' {
  if (text.length <= 10) return 'l';
  if (text.length <= 13) return 'm';
  return text.length <= 19 ? 's' : 'xs';
}

interface RowProps {
  figure: Figure;
  series: string | undefined;
  note: string | undefined;
}

function Row({ figure, series, note }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>
        <span data-series={series}>{figure.label}</span>
        <span className={styles.words}>
          {note ?? (figure.unit === '₹' ? formatInWords(figure.shown) : null)}
        </span>
      </dt>
      <dd>
        <data id={figure.id} value={String(figure.value)}>
          {textOf(figure)}
        </data>
      </dd>
    </div>
  );
}

/** The result in tiles with the total under its double rule, what it says, and where to go next. */
export function Results({ board, view, path, action }: ResultsProps) {
  const { values, isValid } = board.state;
  const figures = view.calculator.results(values);
  const shown = Object.fromEntries(figures.map((figure) => [figure.id, figure]));
  const notes = view.notes(values, shown);
  const rows = (ids: readonly string[] = []) =>
    ids.map((id) => {
      const figure = shown[id];
      return figure && <Row key={id} figure={figure} series={view.series[id]} note={notes[id]} />;
    });
  const main = shown[view.main];
  const findings = view.words.findings(values);
  return (
    <div className={styles.results}>
      <dl className={styles.figures}>
        {rows(view.before)}
        {main && (
          <div className={styles.total}>
            <dt>
              <span data-series={view.series[view.main]}>{main.label}</span>
              <span className={styles.words}>
                {notes[main.id] ?? (main.unit === '₹' ? formatInWords(main.shown) : null)}
              </span>
            </dt>
            <dd data-size={sizeOf(textOf(main))}>
              <data id={main.id} value={String(main.value)}>
                {textOf(main)}
              </data>
            </dd>
          </div>
        )}
        {rows(view.after)}
      </dl>
      {!isValid && (
        <p className={styles.kept}>
          A field needs another look. The figures are those of the last inputs that were right.
        </p>
      )}
      <p className={styles.findings}>
        {findings.map((phrase, at) => (
          <Fragment key={at}>
            <PhraseText phrase={phrase} />{' '}
          </Fragment>
        ))}
      </p>
      <div className={styles.actions}>
        {action}
        <CopyLink address={board.address} />
        <a href={path} onClick={(event) => within(event, () => board.show())}>
          Reset
        </a>
      </div>
      <p role="status" className="visually-hidden">
        {board.pauses > 0 && main && `${main.label}: ${textOf(main)}. ${findings.map(phraseText).join(' ')}`}
      </p>
    </div>
  );
}

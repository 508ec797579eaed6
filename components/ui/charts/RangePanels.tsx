import type { ReactNode } from 'react';

import styles from './RangePanels.module.scss';

export interface RangePanel {
  readonly key: string;
  /** On the switch: `1Y`. */
  readonly label: string;
  /** As it is read out: `one year`. */
  readonly name: string;
  /** The finding of this range. */
  readonly title: string;
  readonly content: ReactNode;
}

interface RangePanelsProps {
  /** Names the switch and, with `-heading`, the heading; unique on the page. */
  id: string;
  /** What is chosen: `Range of the chart`. */
  legend: string;
  panels: readonly RangePanel[];
  /** The key of the panel that shows first. */
  initial: string;
}

/**
 * Panels of which one shows, each with its own heading line, chosen by radio buttons and CSS alone.
 * Where the browser can't tell which is chosen, all show.
 */
export function RangePanels({ id, legend, panels, initial }: RangePanelsProps) {
  return (
    <div className={styles.ranges}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {panels.map(({ key, title }, at) => (
            <span key={key} className={styles.panel} data-panel={at + 1}>
              {title}
              {at < panels.length - 1 && ' '}
            </span>
          ))}
        </h2>
        {panels.length > 1 && (
          <fieldset className={styles.switch}>
            <legend className="visually-hidden">{legend}</legend>
            {panels.map(({ key, label, name }, at) => (
              <label key={key} className={styles.choice}>
                <input
                  type="radio"
                  name={id}
                  value={key}
                  aria-label={`${label}, ${name}`}
                  defaultChecked={key === initial}
                  className={styles.radio}
                  data-choice={at + 1}
                />
                <span className={styles.face}>{label}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {panels.map(({ key, content }, at) => (
        <div key={key} className={styles.panel} data-panel={at + 1}>
          {content}
        </div>
      ))}
    </div>
  );
}

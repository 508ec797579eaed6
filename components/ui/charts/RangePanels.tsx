import type { ReactNode } from 'react';

import { stepsOf } from '../heading-steps';
import styles from './PriceChart.module.scss';

export interface RangePanel {
  readonly key: string;
  /** Label of the radio button: `1Y`. */
  readonly label: string;
  /** For screen readers: `one year`. */
  readonly name: string;
  /** The caption of the panel. */
  readonly title: string;
  /** Left out if all panels have the same content, which is then rendered after them. */
  readonly content?: ReactNode;
}

interface RangePanelsProps {
  /** Name of the radio group; with `-heading`, id of the heading. Unique on the page. */
  id: string;
  /** The same for all panels: a heading with all captions would be read as one. */
  heading: string;
  /** Name of the radio group: `Range of the chart`. */
  legend: string;
  panels: readonly RangePanel[];
  /** Key of the panel that is shown first. */
  initial: string;
  /** `first` sets the heading small, for a chart that belongs to the title of the page. */
  rank?: 'section' | 'first';
}

/**
 * Panels of which one is shown, chosen by radio buttons and CSS alone. Browsers without `:has()`
 * show all.
 */
export function RangePanels({
  id,
  heading,
  legend,
  panels,
  initial,
  rank = 'section',
}: RangePanelsProps) {
  return (
    <div className={styles.ranges} data-rank={rank}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className={styles.heading} data-steps={stepsOf(heading)}>
          {heading}
        </h2>
        {panels.length > 1 && (
          <fieldset aria-label={legend} className={styles.switch}>
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
      {panels.map(({ key, title, content }, at) => (
        <div key={key} className={styles.panel} data-panel={at + 1}>
          <h3 className={styles.title}>{title}</h3>
          {content}
        </div>
      ))}
    </div>
  );
}

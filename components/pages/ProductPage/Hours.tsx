import type { HoursSection } from '@/lib/content/products/types';

import basics from '@/components/ui/Basics.module.scss';
import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './Pictures.module.scss';
import { Rich } from '@/components/sections/text/Rich';

const FIRST = 6;
const LAST = 30;
const MARKS = [6, 9, 12, 15, 18, 21, 24, 27, 30] as const;

const place = (hour: number): string =>
  `${Math.round(((hour - FIRST) / (LAST - FIRST)) * 1000) / 10}%`;

const clock = (hour: number): string => String(hour % 24).padStart(2, '0');

/** Trading hours as bars by Indian time; bars past midnight continue. */
export function Hours({ section: { rows, after } }: { section: HoursSection }) {
  return (
    <>
      <div className={styles.hoursAxis} aria-hidden="true">
        <span />
        <svg className={styles.hoursMarks}>
          {MARKS.map((hour) => (
            <text key={hour} x={place(hour)} y="1.1em" data-first={hour === FIRST ? '' : undefined}>
              {clock(hour)}
            </text>
          ))}
        </svg>
      </div>
      <ul className={basics.plainList}>
        {rows.map(({ name, words, spans }) => (
          <li key={name} className={styles.hoursRow}>
            <p>
              <b className={styles.hoursName}>{name}</b>
              <span className={styles.hoursWords}>{words}</span>
            </p>
            <svg className={styles.hoursLine} aria-hidden="true">
              {MARKS.map((hour) => (
                <line
                  key={hour}
                  x1={place(hour)}
                  x2={place(hour)}
                  y1="0"
                  y2="100%"
                  className={shapes.grid}
                />
              ))}
              {spans.map(([from, to]) => (
                <rect
                  key={from}
                  x={place(from)}
                  width={`${Math.round(((to - from) / (LAST - FIRST)) * 1000) / 10}%`}
                  y="30%"
                  height="40%"
                  className={shapes.accent}
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      {after && (
        <p className={basics.top24}>
          <Rich text={after} />
        </p>
      )}
    </>
  );
}

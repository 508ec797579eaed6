import { calendarOf, weekendHolidays } from '@/lib/content/market-calendar';
import { weeksOf } from '@/lib/domain/market/event-month';
import { formatCount } from '@/lib/tools/format';

import styles from './BoardPage.module.scss';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Steps of a day's ground, the darkest for the day with the most events. */
const STEPS = 4;

const holidays = new Map(
  [...calendarOf('equity').holidays, ...weekendHolidays].map(({ day, name }) => [day, name]),
);

/** The anchor of a day's list. */
export const dayAnchor = (day: string): string => `d-${day}`;

interface DayProps {
  day: string;
  /** The names of the day's companies, the largest first. */
  names: readonly string[];
  most: number;
}

function Day({ day, names, most }: DayProps) {
  const holiday = holidays.get(day);
  const date = <time dateTime={day}>{Number(day.slice(8))}</time>;
  return (
    <>
      {names.length === 0 ? (
        date
      ) : (
        <a
          href={`#${dayAnchor(day)}`}
          className={styles.day}
          data-step={Math.ceil((names.length / most) * STEPS)}
        >
          {date} <strong>{formatCount(names.length)}</strong>
          <span className={styles.largest}>{names[0]}</span>
        </a>
      )}
      {holiday && (
        <span className={styles.closed}>
          Closed<span>: {holiday}</span>
        </span>
      )}
    </>
  );
}

interface MonthGridProps {
  caption: string;
  /** `YYYY-MM` */
  month: string;
  /** The newest session, which is ringed. */
  newest: string;
  /** The names of a day's companies, the largest first. */
  days: ReadonlyMap<string, readonly string[]>;
}

/** A month as a grid of days with the number of their events; each leads to its list. */
export function MonthGrid({ caption, month, newest, days }: MonthGridProps) {
  const most = Math.max(...[...days.values()].map(({ length }) => length));
  return (
    <table className={styles.month}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday.slice(0, 3)}
              <span className="visually-hidden">{weekday.slice(3)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, at) => (
          <tr key={at}>
            {week.map((day, weekday) => (
              <td key={weekday} {...(day === newest && { 'aria-current': 'date' })}>
                {day && <Day day={day} names={days.get(day) ?? []} most={most} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

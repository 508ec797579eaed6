import styles from '@/components/pages/EquityPage/MoversForm.module.scss';
import { SiteLink } from '@/components/site/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { formatDate } from '@/lib/format';
import type { SitePath } from '@/lib/pages';
import type { RecordPath } from '@/lib/pages/paths';
import type { Dated } from '@/lib/provider/records';

interface DayChoiceProps {
  path: SitePath | RecordPath;
  answer: Omit<Dated<unknown>, 'rows'>;
}

/** The sessions of a dated page: the newest ones as links, any other by its date. */
export function DayChoice({ path, answer: { date, days, first } }: DayChoiceProps) {
  const [newest] = days;
  if (!newest) return null;
  return (
    <div className={styles.choice}>
      <nav aria-label="Sessions">
        <ul className={styles.lists}>
          {days.map((day) => (
            <li key={day}>
              <SiteLink
                href={day === newest ? path : `${path}?on=${day}`}
                className={styles.list}
                aria-current={day === date ? 'true' : undefined}
              >
                <time dateTime={day}>{formatDate(day)}</time>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <form action={path} method="get" className={styles.form}>
        <label htmlFor="on" className={styles.label}>
          Another day
        </label>
        <input
          id="on"
          name="on"
          type="date"
          required
          min={first ?? undefined}
          max={newest}
          defaultValue={date ?? newest}
          key={date}
          className={styles.select}
        />
        <button type="submit" className={buttonClass('outline')}>
          Show
        </button>
      </form>
    </div>
  );
}

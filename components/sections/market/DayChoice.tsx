import basics from '@/components/ui/Basics.module.scss';
import styles from './ChoiceForm.module.scss';
import { LinkChoice } from './LinkChoice';
import { buttonClass } from '@/components/ui/Button';
import { formatDate, formatDayMonth, formatYear } from '@/lib/tools/format';
import { todayInIndia } from '@/lib/tools/today';
import type { SiteHref, SitePath } from '@/lib/tools/site-path';
import type { RecordPath } from '@/lib/tools/site-path';
import type { Dated } from '@/lib/domain/sourced';

interface DayChoiceProps {
  path: SitePath | RecordPath;
  answer: Omit<Dated<unknown>, 'rows'>;
}

/** The sessions of a dated page: the newest ones as links, any other by its date. */
export function DayChoice({ path, answer: { date, days, first } }: DayChoiceProps) {
  const [newest] = days;
  if (!newest) return null;
  const thisYear = formatYear(todayInIndia());
  const name = (day: string) =>
    formatYear(day) === thisYear ? formatDayMonth(day) : formatDate(day);
  return (
    <div className={styles.choice}>
      <LinkChoice
        name="Sessions"
        links={days.map((day) => ({
          label: <time dateTime={day}>{name(day)}</time>,
          href: day === newest ? path : (`${path}?on=${day}` as SiteHref),
          isShown: day === date,
        }))}
      />
      <form action={path} method="get" className={styles.form}>
        <label htmlFor="on" className={basics.strong}>
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

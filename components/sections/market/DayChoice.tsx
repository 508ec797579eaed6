import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/ui/form/Filter.module.scss';
import { SelectForm } from './SelectForm';
import { buttonClass } from '@/components/ui/Button';
import { formatDate } from '@/lib/tools/format';
import type { SitePath } from '@/lib/tools/site-path';
import type { RecordPath } from '@/lib/tools/site-path';
import type { Dated } from '@/lib/domain/sourced';

interface PeriodChoiceProps {
  path: SitePath | RecordPath;
  /** The query parameter. */
  name: string;
  label: string;
  value: string;
  /** The period that the address leaves out. */
  usual: string;
  periods: readonly string[];
  print: (period: string) => string;
}

/** A choice of the day or month that a page shows, as one select. */
export function PeriodChoice({ path, periods, print, ...select }: PeriodChoiceProps) {
  const choices = periods.map((period) => ({ value: period, label: print(period) }));
  return <SelectForm action={path} selects={[{ ...select, choices }]} />;
}

interface DayChoiceProps {
  path: SitePath | RecordPath;
  answer: Omit<Dated<unknown>, 'rows'>;
}

/** A session by its date, for those that no select has. */
export function AnotherDay({ path, answer: { date, days, first } }: DayChoiceProps) {
  return (
    <details className={styles.another}>
      <summary>Another day…</summary>
      <form action={path} method="get" className={styles.form}>
        <label htmlFor="on" className={typeStyles.strong}>
          Another day
        </label>
        <input
          id="on"
          name="on"
          type="date"
          required
          min={first ?? undefined}
          max={days[0]}
          defaultValue={date ?? days[0]}
          key={date}
          className={styles.select}
        />
        <button type="submit" className={buttonClass('outline')}>
          Show this day
        </button>
      </form>
    </details>
  );
}

/** The sessions of a dated page: the newest ones in a select, any other by its date. */
export function DayChoice({ path, answer: { date, days, first } }: DayChoiceProps) {
  const [newest] = days;
  if (!newest) return null;
  const shown = date ?? newest;
  const all = days.includes(shown) ? days : [...days, shown];
  return (
    <>
      <PeriodChoice
        path={path}
        name="on"
        label="Session"
        value={shown}
        usual={newest}
        periods={all}
        print={formatDate}
      />
      <AnotherDay path={path} answer={{ date: shown, first, days }} />
    </>
  );
}

import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/ui/form/Filter.module.scss';
import { SelectForm } from './SelectForm';
import { buttonClass } from '@/components/ui/Button';
import { formatDate } from '@/lib/tools/format';
import type { SitePath } from '@/lib/tools/site-path';
import type { RecordPath } from '@/lib/tools/site-path';
import type { Dated } from '@/lib/domain/sourced';

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
      <SelectForm
        action={path}
        selects={[
          {
            name: 'on',
            label: 'Session',
            value: shown,
            usual: newest,
            choices: all.map((day) => ({ value: day, label: formatDate(day) })),
          },
        ]}
      />
      <AnotherDay path={path} answer={{ date: shown, first, days }} />
    </>
  );
}

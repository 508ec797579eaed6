import fields from '@/components/pages/TextPage/SearchForm.module.scss';
import { SiteLink } from '@/components/site/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { formatCount, formatNumber } from '@/lib/tools/format';
import type { CompanyFigure } from '@/lib/domain/company/records';
import { boundNames, type Screen, screenQuery } from '@/lib/domain/screener/address';
import { SCREEN_FIELDS, SCREEN_GROUPS, type ScreenField } from '@/lib/domain/screener/fields';
import { groupValues, rangeOf } from '@/lib/domain/screener/screened';

import styles from './ScreenerPage.module.scss';

interface ScreenFormProps {
  screen: Screen;
  /** All companies, for the ranges beside the fields. */
  rows: readonly CompanyFigure[];
  /** Columns that the table has without a choice. */
  shown: readonly string[];
}

interface BoundFieldsProps {
  field: ScreenField;
  screen: Screen;
  rows: readonly CompanyFigure[];
}

const ENDS = ['From', 'To'] as const;

/** The two fields of a figure, with the range that companies have and what is wrong with a bound. */
function BoundFields({ field, screen, rows }: BoundFieldsProps) {
  const range = rangeOf(rows, field);
  if (!range) return null;
  const { from = null, to = null } = screen.bounds[field.key] ?? {};
  const ends = boundNames(field.key).map((name, at) => ({
    ...{ name, end: ENDS[at], bound: [from, to][at], wrong: screen.unreadable[name] },
    message: `${name}-message`,
  }));
  const print = (value: number) => formatNumber(value, Math.abs(value) < 1000 ? 1 : 0);
  return (
    <fieldset className={styles.bound}>
      <legend className="visually-hidden">{field.label}</legend>
      <span className={styles.name} aria-hidden="true">
        {field.label}
        <span className={styles.range}>
          {print(range.least)} to {print(range.most)}
          {range.count < rows.length && `, ${formatCount(range.count)} known`}
        </span>
      </span>
      {ends.map(({ name, end, bound, wrong, message }) => (
        <label key={name}>
          <VisuallyHidden>{end}</VisuallyHidden>
          <input
            name={name}
            inputMode="text"
            autoComplete="off"
            maxLength={15}
            placeholder={end}
            defaultValue={wrong ?? bound ?? ''}
            {...(wrong && { 'aria-invalid': true, 'aria-describedby': message })}
            className={fields.select}
          />
        </label>
      ))}
      {ends.map(
        ({ name, wrong, message }) =>
          wrong && (
            <p key={name} id={message} role="alert" className={styles.wrong}>
              “{wrong}” is not a number and is ignored. Write figures as 1000 or −2.5.
            </p>
          ),
      )}
    </fieldset>
  );
}

function Choices({ screen, rows }: Pick<ScreenFormProps, 'screen' | 'rows'>) {
  return (
    <div className={styles.choices}>
      {SCREEN_GROUPS.map(({ key, label, values }) => {
        const chosen = screen.groups[key] ?? '';
        const all = groupValues(rows, values);
        const options = chosen && !all.includes(chosen) ? [chosen, ...all] : all;
        return (
          <label key={key} className={fields.choice}>
            <span className={styles.name}>{label}</span>
            <select name={key} defaultValue={chosen} className={fields.select}>
              <option value="">All</option>
              {options.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        );
      })}
      <label className={fields.choice}>
        <span className={styles.name}>Sort by</span>
        <select name="sort" defaultValue={screen.sort} className={fields.select}>
          {SCREEN_FIELDS.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={fields.choice}>
        <span className={styles.name}>Order</span>
        <select name="direction" defaultValue={screen.direction} className={fields.select}>
          <option value="down">Highest first</option>
          <option value="up">Lowest first</option>
        </select>
      </label>
    </div>
  );
}

/** The conditions of a screen. All of them have to hold; the choice is in the address. */
export function ScreenForm({ screen, rows, shown }: ScreenFormProps) {
  return (
    <form
      action="/screener"
      method="get"
      className={styles.form}
      aria-label="Conditions"
      key={screenQuery(screen)}
    >
      <div className={styles.bounds}>
        {SCREEN_FIELDS.map((field) => (
          <BoundFields key={field.key} field={field} screen={screen} rows={rows} />
        ))}
      </div>
      <Choices screen={screen} rows={rows} />
      <details className={styles.columns}>
        <summary>Columns</summary>
        <div className={styles.ticks}>
          {SCREEN_FIELDS.map(({ key, label }) => (
            <label key={key}>
              <input
                type="checkbox"
                name="columns"
                value={key}
                defaultChecked={shown.includes(key)}
              />
              {label}
            </label>
          ))}
        </div>
      </details>
      <div className={styles.actions}>
        <button type="submit" className={buttonClass('outline')}>
          Show companies
        </button>
        <SiteLink href="/screener">Clear all</SiteLink>
      </div>
    </form>
  );
}

import fields from '@/components/sections/text/SearchForm.module.scss';
import { SiteLink } from '@/components/site/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { ShortAddressForm } from '@/components/ui/form/ShortAddressForm.client';
import { formatCount, formatNumber } from '@/lib/tools/format';
import type { CompanyFigure } from '@/lib/domain/company/records';
import { boundNames, type Screen, screenQuery } from '@/lib/domain/screener/address';
import { SCREEN_FIELDS, SCREEN_GROUPS, type ScreenField } from '@/lib/domain/screener/fields';
import { histogramOf, histogramPath } from '@/lib/domain/screener/histogram';
import { groupValues, rangeOf } from '@/lib/domain/screener/screened';

import { BoundFields } from './BoundFields.client';
import styles from './ScreenerPage.module.scss';
import basics from '@/components/ui/Basics.module.scss';

/** Figures that are visible if fewer have a bound; the others are behind “More figures”. */
const IN_SIGHT = 4;

interface ScreenFormProps {
  screen: Screen;
  /** All companies, for the histograms. */
  rows: readonly CompanyFigure[];
  /** Figures that the table has without a choice. */
  shown: readonly string[];
}

interface FigureProps {
  field: ScreenField;
  screen: Screen;
  rows: readonly CompanyFigure[];
}

/** The bounds of a figure, with its distribution over the companies. */
function Figure({ field, screen, rows }: FigureProps) {
  const range = rangeOf(rows, field);
  if (!range) return null;
  const histogram = histogramOf(rows.flatMap((row) => field.value(row) ?? []));
  const print = (value: number) => formatNumber(value, Math.abs(value) < 1000 ? 1 : 0);
  const known = range.count < rows.length ? `, known of ${formatCount(range.count)}` : '';
  const { from = null, to = null } = screen.bounds[field.key] ?? {};
  const [fromName, toName] = boundNames(field.key);
  const endOf = (name: string, bound: number | null) => ({
    name,
    text: screen.unreadable[name] ?? String(bound ?? ''),
    isWrong: screen.unreadable[name] !== undefined,
  });
  return (
    <BoundFields
      label={field.label}
      range={`${print(range.least)} to ${print(range.most)}${known}`}
      edges={histogram?.edges ?? []}
      path={histogram ? histogramPath(histogram) : ''}
      ends={[endOf(fromName, from), endOf(toName, to)]}
    />
  );
}

/** The figures: those with a bound and the first ones are visible, the others folded. */
function Figures({ screen, rows }: Pick<ScreenFormProps, 'screen' | 'rows'>) {
  const isAsked = ({ key }: ScreenField) =>
    screen.bounds[key] !== undefined ||
    boundNames(key).some((name) => screen.unreadable[name] !== undefined);
  const all: readonly ScreenField[] = SCREEN_FIELDS;
  const asked = all.filter(isAsked);
  const first = all
    .filter((field) => !isAsked(field))
    .slice(0, Math.max(0, IN_SIGHT - asked.length));
  const inSight = all.filter((field) => asked.includes(field) || first.includes(field));
  const others = all.filter((field) => !inSight.includes(field));
  const draw = (field: ScreenField) => (
    <Figure key={field.key} field={field} screen={screen} rows={rows} />
  );
  return (
    <>
      {inSight.map(draw)}
      <details className={styles.more}>
        <summary>{`More figures (${others.length})`}</summary>
        <div className={basics.stack16}>{others.map(draw)}</div>
      </details>
    </>
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
        <select name="sort" defaultValue={screen.sort} data-usual="mcap" className={fields.select}>
          {SCREEN_FIELDS.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={fields.choice}>
        <span className={styles.name}>Order</span>
        <select
          name="direction"
          defaultValue={screen.direction}
          data-usual="down"
          className={fields.select}
        >
          <option value="down">Highest first</option>
          <option value="up">Lowest first</option>
        </select>
      </label>
    </div>
  );
}

/** The conditions of a screen. All of them must hold; the choice is in the address. */
export function ScreenForm({ screen, rows, shown }: ScreenFormProps) {
  return (
    <ShortAddressForm
      action="/screener#page-heading"
      className={styles.form}
      aria-label="Conditions"
      key={screenQuery(screen)}
    >
      <Figures screen={screen} rows={rows} />
      <Choices screen={screen} rows={rows} />
      <details className={styles.more}>
        <summary>Figures in the table</summary>
        <fieldset
          className={styles.ticks}
          data-usual={screen.columns.length === 0 ? shown.join() : undefined}
        >
          <legend className="visually-hidden">Figures in the table</legend>
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
        </fieldset>
      </details>
      <div className={styles.actions}>
        <button type="submit" className={buttonClass('outline')}>
          Show companies
        </button>
        <SiteLink href="/screener">Clear all</SiteLink>
      </div>
    </ShortAddressForm>
  );
}

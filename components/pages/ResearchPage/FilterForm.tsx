import { buttonClass } from '@/components/ui/Button';
import { type ReportQuery, SORT_NAMES, SORTS } from '@/lib/domain/publication/report-query';

import styles from '@/components/sections/publications/News.module.scss';

interface FilterFormProps {
  /** The page's own address. */
  path: string;
  query: ReportQuery;
  /** Years that have a report, newest first. */
  years: readonly string[];
}

/** Filter and order of a list of reports; the choice is in the query. */
export function FilterForm({ path, query, years }: FilterFormProps) {
  const { q, year, sort } = query;
  const shown = year && !years.includes(year) ? [year, ...years] : years;
  return (
    <form action={path} method="get" className={styles.filters} key={`${q} ${year} ${sort}`}>
      <p className={styles.filter} data-wide="">
        <label htmlFor="report-words">Words</label>
        <input
          id="report-words"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          className={styles.filterInput}
        />
      </p>
      <p className={styles.filter}>
        <label htmlFor="report-year">Year</label>
        <select id="report-year" name="year" defaultValue={year} className={styles.filterInput}>
          <option value="">All years</option>
          {shown.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.filter}>
        <label htmlFor="report-sort">Order</label>
        <select id="report-sort" name="sort" defaultValue={sort} className={styles.filterInput}>
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {SORT_NAMES[one]}
            </option>
          ))}
        </select>
      </p>
      <button type="submit" className={buttonClass('outline')}>
        Show
      </button>
    </form>
  );
}

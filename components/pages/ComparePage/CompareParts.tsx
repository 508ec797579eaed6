import type { ReactNode } from 'react';

import movers from '@/components/pages/EquityPage/MoversForm.module.scss';
import fields from '@/components/pages/TextPage/SearchForm.module.scss';
import { SectionHead } from '@/components/sections/SectionHead';
import { buttonClass } from '@/components/ui/Button';
import { LinesChart } from '@/components/ui/charts/LinesChart';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Table } from '@/components/ui/Table/Table';
import { MOST_COMPARED } from '@/lib/pages/compare/company-choice';
import { monthEnds, type Rebased, thinned } from '@/lib/domain/comparison/rebased';
import type { CompareRow } from '@/lib/domain/comparison/rows';
import { rebasedSentence } from '@/lib/domain/comparison/sentence';
import { countOf, formatDate, formatNumber } from '@/lib/tools/format';

import styles from './ComparePage.module.scss';

/** Days that a chart draws: a year of trading has fewer. */
const MOST_DAYS = 260;

/** What is compared: its name, and a shorter one for the head of a column, which has little room. */
interface Named {
  readonly name: string;
  readonly label: string;
}

const KINDS = [
  { kind: 'c', href: '/compare', label: 'Companies' },
  { kind: 'f', href: '/compare?f=', label: 'Mutual funds' },
] as const;

interface CompareFormProps {
  /** The parameter of the address. */
  kind: 'c' | 'f';
  /** Before each field's number. */
  label: string;
  placeholder: string;
  values: readonly string[];
}

/** What is compared, and four fields for names; the choice is in the address. */
export function CompareForm({ kind, label, placeholder, values }: CompareFormProps) {
  return (
    <>
      <nav aria-label="What to compare">
        <ul className={movers.lists}>
          {KINDS.map((one) => (
            <li key={one.kind}>
              <a
                href={one.href}
                rel={one.kind === 'f' ? 'nofollow' : undefined}
                className={movers.list}
                aria-current={one.kind === kind ? 'true' : undefined}
              >
                {one.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form action="/compare" method="get" className={styles.form} key={values.join()}>
        {Array.from({ length: MOST_COMPARED }, (_, at) => (
          <label key={at} className={fields.choice}>
            <span className={fields.label}>
              {label} {at + 1}
            </span>
            <input
              name={kind}
              type="text"
              autoComplete="off"
              maxLength={100}
              placeholder={placeholder}
              defaultValue={values[at]}
              className={fields.select}
            />
          </label>
        ))}
        <button type="submit" className={buttonClass('outline')}>
          Compare
        </button>
      </form>
    </>
  );
}

interface CourseProps {
  course: Rebased;
  named: readonly Named[];
  /** `price` or `NAV`. */
  what: string;
  /** How the chart is to be read. */
  children: ReactNode;
}

/** The course of prices or NAVs from one starting point, with a table. */
export function Course({ course, named, what, children }: CourseProps) {
  const names = named.map(({ name }) => name);
  const sentence = rebasedSentence(course, names);
  const { days, lines } = thinned(course, MOST_DAYS);
  return (
    <Ledger id="course" note={<SideNote title="Reading the chart">{children}</SideNote>}>
      <SectionHead id="course-heading">{sentence}</SectionHead>
      <figure>
        <LinesChart
          times={days}
          lines={lines.map((values, at) => ({ name: names[at] ?? '', values }))}
          label={`${sentence}. Each ${what} as a value of 100 on the first day.`}
        />
        <details className={styles.behind}>
          <summary>Show as a table</summary>
          <Table
            caption={`Each ${what}, 100 on the first day, at the end of each month`}
            columns={[
              { key: 'day', header: 'Day', cell: (at: number) => formatDate(course.days[at]) },
              ...named.map(({ name, label }, line) => ({
                key: name,
                header: label,
                isFigure: true,
                cell: (at: number) => formatNumber(course.lines[line]?.[at], 1),
              })),
            ]}
            rows={monthEnds(course.days)}
            rowKey={(at) => course.days[at] ?? ''}
          />
        </details>
      </figure>
    </Ledger>
  );
}

interface SideBySideProps {
  rows: readonly CompareRow[];
  named: readonly Named[];
  caption: string;
  lead: ReactNode;
  source: ReactNode;
}

/** All figures in one table, those in which they differ first. */
export function SideBySide({ rows, named, caption, lead, source }: SideBySideProps) {
  const differing = rows.filter(({ differs }) => differs).length;
  return (
    <Ledger id="figures" ground="tint">
      <SectionHead id="figures-heading" lead={lead} source={source}>
        {rows.length > 0
          ? `They differ in ${differing} of ${countOf(rows.length, 'figure')}`
          : 'Their figures are not here at present'}
      </SectionHead>
      {rows.length > 0 && (
        <Table
          caption={caption}
          layout="words"
          columns={[
            { key: 'label', header: 'Figure', cell: ({ label }) => label },
            ...named.map(({ name, label }, at) => ({
              key: name,
              header: label,
              isFigure: true,
              narrow: 'line' as const,
              cell: ({ values }: CompareRow) => values[at] ?? '',
            })),
          ]}
          rows={rows}
          rowKey={({ label }) => label}
        />
      )}
    </Ledger>
  );
}

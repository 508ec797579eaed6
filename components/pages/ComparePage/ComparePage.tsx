import fields from '@/components/pages/TextPage/SearchForm.module.scss';
import { PageHead } from '@/components/pages/TextPage/PageHead';
import { SectionHead } from '@/components/sections/SectionHead';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { LinesChart } from '@/components/ui/charts/LinesChart';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import { shortName } from '@/lib/companies/names';
import { MOST_COMPARED } from '@/lib/compare/choice';
import { monthEnds, rebased, type Rebased } from '@/lib/compare/rebased';
import { compareRows } from '@/lib/compare/rows';
import { compareHeading, rebasedSentence } from '@/lib/compare/sentence';
import { formatDate, formatNumber } from '@/lib/format';
import { companyPath } from '@/lib/pages/paths';
import type { Candle, Company, CompanyFigure, Dated, Sourced } from '@/lib/provider/records';

import styles from './ComparePage.module.scss';

export interface Compared {
  readonly company: Company;
  readonly figures: CompanyFigure | null;
  /** A year of days, oldest first. */
  readonly candles: readonly Candle[];
}

export interface ComparePageProps {
  /** As they stand in the address. */
  words: readonly string[];
  unknown: readonly string[];
  compared: readonly Compared[];
  answer: Sourced<Dated<CompanyFigure>> | null;
  isLoaded: boolean;
}

/** The head of a company's column, which has little room. */
const labelOf = ({ symbol, name }: Company): string => symbol ?? shortName(name);

/** Four fields for names or symbols; the choice is in the address. */
function CompareForm({ words, compared, unknown }: ComparePageProps) {
  const values = [...compared.map(({ company }) => company.symbol ?? company.name), ...unknown];
  return (
    <form action="/compare" method="get" className={styles.form} key={words.join()}>
      {Array.from({ length: MOST_COMPARED }, (_, at) => (
        <label key={at} className={fields.choice}>
          <span className={fields.label}>Company {at + 1}</span>
          <input
            name="c"
            type="text"
            autoComplete="off"
            maxLength={100}
            placeholder="Symbol or name"
            defaultValue={values[at]}
            className={fields.select}
          />
        </label>
      ))}
      <button type="submit" className={buttonClass('outline')}>
        Compare
      </button>
    </form>
  );
}

function Course({ course, companies }: { course: Rebased; companies: readonly Company[] }) {
  const { days, lines } = course;
  const names = companies.map(({ name }) => shortName(name));
  const sentence = rebasedSentence(course, companies);
  return (
    <Ledger
      id="course"
      note={
        <SideNote title="Reading the chart">
          <p>
            Every line starts at 100 on the first day. 120 means a price 20% above it. Prices are
            adjusted for splits and bonuses; dividends are left out.
          </p>
        </SideNote>
      }
    >
      <SectionHead id="course-heading">{sentence}</SectionHead>
      <figure>
        <LinesChart
          times={days}
          lines={lines.map((values, at) => ({ name: names[at] ?? '', values }))}
          label={`${sentence}. Each price as a value of 100 on the first day.`}
        />
        <details className={styles.behind}>
          <summary>Show as a table</summary>
          <Table
            caption="Price, 100 on the first day, at the end of each month"
            columns={[
              { key: 'day', header: 'Day', cell: (at: number) => formatDate(days[at]) },
              ...companies.map((company, line) => ({
                key: company.slug,
                header: labelOf(company),
                isFigure: true,
                cell: (at: number) => formatNumber(lines[line]?.[at], 1),
              })),
            ]}
            rows={monthEnds(days)}
            rowKey={(at) => days[at] ?? ''}
          />
        </details>
      </figure>
    </Ledger>
  );
}

function Figures({ compared, answer }: Pick<ComparePageProps, 'compared' | 'answer'>) {
  const rows = compareRows(compared.map(({ figures }) => figures));
  const differing = rows.filter(({ differs }) => differs).length;
  const date = answer?.data.date;
  return (
    <Ledger id="figures" ground="tint">
      <SectionHead
        id="figures-heading"
        lead={
          <>
            The figures in which they differ come first.{' '}
            {compared.map(({ company }, at) => (
              <span key={company.slug}>
                {at > 0 && ', '}
                <SiteLink href={companyPath(company.slug)}>{shortName(company.name)}</SiteLink>
              </span>
            ))}
            .
          </>
        }
        source={answer && date && <SourceLine of={{ ...answer, asOf: date }} />}
      >
        {rows.length > 0
          ? `They differ in ${differing} of ${rows.length} figures`
          : 'Their figures are not here at present'}
      </SectionHead>
      {rows.length > 0 && (
        <Table
          caption="Companies side by side"
          columns={[
            { key: 'label', header: 'Figure', cell: ({ label }) => label },
            ...compared.map(({ company }, at) => ({
              key: company.slug,
              header: labelOf(company),
              isFigure: true,
              narrow: 'line' as const,
              cell: ({ values }: (typeof rows)[number]) => values[at] ?? '',
            })),
          ]}
          rows={rows}
          rowKey={({ label }) => label}
        />
      )}
    </Ledger>
  );
}

/** Up to four companies side by side: the course of their prices and their figures. */
export function ComparePage(props: ComparePageProps) {
  const { unknown, compared, answer, isLoaded } = props;
  const companies = compared.map(({ company }) => company);
  const course = compared.length < 2 ? null : rebased(compared.map(({ candles }) => candles));
  return (
    <>
      <PageHead
        path="/compare"
        heading={compareHeading(companies)}
        size={compared.length > 1 ? 'long' : 'title'}
        lead="Choose two to four companies by symbol or name. The address keeps your choice, so you can share it."
      >
        <CompareForm {...props} />
        {!isLoaded && (
          <NoData>We can’t load the list of companies now. Try again in a minute.</NoData>
        )}
        {isLoaded &&
          unknown.map((word) => (
            <p key={word} role="alert">
              “{word}” is not the name of exactly one company.{' '}
              <a href={`/search?q=${encodeURIComponent(word)}`} rel="nofollow">
                Search for it
              </a>{' '}
              and use its symbol.
            </p>
          ))}
        {compared.length === 1 && <p role="status">Add a second company to compare.</p>}
      </PageHead>
      {course && <Course course={course} companies={companies} />}
      {compared.length > 1 && <Figures compared={compared} answer={answer} />}
    </>
  );
}

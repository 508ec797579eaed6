import { LinkChoice } from '@/components/sections/market/LinkChoice';
import { SectionHead } from '@/components/sections/SectionHead';
import { PartSource } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Table } from '@/components/ui/Table/Table';
import { FileLinks } from '@/components/ui/FileLinks';
import { shortName } from '@/lib/domain/company/names';
import { withSampleMark } from '@/lib/domain/company/in-sample';
import { LEAST_PERIODS } from '@/lib/domain/company/parts';
import { quartersSentence } from '@/lib/domain/company/quarters-sentence';
import type { Company, CompanyResults, ResultsBasis } from '@/lib/domain/company/records';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { Break } from '@/lib/domain/figure/series';
import {
  DRAWN_ON_PAGE,
  DRAWN_QUARTERS,
  filedLine,
  resultNotes,
  profitWord,
  type ResultRow,
  type ResultsView,
} from '@/lib/domain/company/results';
import type { Dated } from '@/lib/domain/market/sources';
import { type Sourced, titleOf } from '@/lib/domain/sourced';
import { companyPath } from '@/lib/pages/addresses/paths';
import { asSentence } from '@/lib/tools/phrases';

import { PeriodBars } from './PeriodBars';
import { periodColumns } from './period-columns';
import styles from './CompanyPage.module.scss';
import { dayOf } from '@/lib/domain/figure/tense';

interface ResultsSectionProps {
  company: Company;
  view: ResultsView;
  results: Sourced<CompanyResults>;
  /** The source of the line under the page's title. */
  page: Dated | null;
  /** Shown on the company's page, or with every quarter on a separate page. */
  place: 'summary' | 'page';
  now: MarketClock;
  /** Days on which the price broke. */
  breaks?: readonly Break[];
}

/** Quarters drawn; quarters and years listed if a separate page has all. */
const MOST = {
  summary: { drawn: DRAWN_QUARTERS, quarters: 4, years: 2 },
  page: { drawn: DRAWN_ON_PAGE, quarters: Infinity, years: Infinity },
} as const;

const hasOwnPage = ({ quarters }: ResultsView) => quarters.length >= LEAST_PERIODS;

const basisQuery = ({ ownBasis }: ResultsView, basis: ResultsBasis | null) =>
  basis === ownBasis ? '' : (`?basis=${basis}` as const);

/** The addresses that show the results of a basis. */
function basisLinks({ company, view, place }: ResultsSectionProps) {
  const below = place === 'page' ? '/results' : '';
  return view.bases.map((basis) => ({
    label: asSentence(basis),
    href: `${companyPath(company.slug)}${below}${basisQuery(view, basis)}#results-heading` as const,
    isShown: basis === view.basis,
  }));
}

interface PeriodsProps {
  caption: string;
  rows: readonly ResultRow[];
  unit: 'Quarter to' | 'Year to';
  /** The term for the net profit. */
  profit: string;
}

function Periods({ caption, rows, unit, profit }: PeriodsProps) {
  if (rows.length === 0) return null;
  return (
    <Table
      caption={caption}
      showCaption
      columns={periodColumns(rows, unit, profit)}
      rows={[...rows].reverse()}
      rowKey={({ of }) => of.period}
    />
  );
}

/** The table as a file, and the way to all quarters or back. */
function Ways({ company, view, place }: ResultsSectionProps) {
  return (
    <p className={styles.behind}>
      {place === 'summary' && hasOwnPage(view) && (
        <SiteLink href={companyPath(company.slug, '/results')} className={styles.link}>
          All quarters and years
        </SiteLink>
      )}
      <FileLinks
        href={`${companyPath(company.slug, '/results.csv')}${basisQuery(view, view.basis)}`}
        of="results"
      />
    </p>
  );
}

/** Quarterly and annual results: bars, tables and notes. */
export function ResultsSection(props: ResultsSectionProps) {
  const { company, view, results, page, place, now, breaks } = props;
  const { quarters, years, bases } = view;
  const most = MOST[place];
  const drawn = quarters.slice(-most.drawn);
  const newest = quarters.at(-1);
  const name = shortName(company.name);
  const notes = resultNotes(view, dayOf(page?.asOf ?? results.asOf), breaks);
  return (
    <Ledger
      ground="tint"
      note={
        <SideNote title="₹ crore">
          <p>
            Quarters by their last month, with the day of the report. Under a figure: its change on
            the same period of the year before.
            {drawn.length > 4 && ' Paler bars: before the last four quarters.'}
          </p>
        </SideNote>
      }
    >
      <SectionHead
        id="results-heading"
        lead={newest && withSampleMark(results, filedLine(newest))}
        source={<PartSource of={{ results }} page={page} />}
      >
        {withSampleMark(results, quartersSentence(quarters, most.drawn, now))}
      </SectionHead>
      {bases.length > 1 && (
        <div className={styles.choices}>
          <LinkChoice name="Basis of the results" links={basisLinks(props)} />
        </div>
      )}
      <PeriodBars rows={quarters} most={most.drawn} profit={profitWord(view)} />
      <div className={styles.periods}>
        <Periods
          caption={titleOf(results, `Quarterly results of ${name}, ₹ crore`)}
          rows={hasOwnPage(view) ? quarters.slice(-most.quarters) : quarters}
          unit="Quarter to"
          profit={profitWord(view)}
        />
        <Periods
          caption={titleOf(results, `Annual results of ${name}, ₹ crore`)}
          rows={years.slice(-most.years)}
          unit="Year to"
          profit={profitWord(view)}
        />
      </div>
      <Ways {...props} />
      {notes.length > 0 && (
        <ul className={basics.plainList}>
          {notes.map((note) => (
            <li key={note} className={typeStyles.note}>
              {withSampleMark(results, note)}
            </li>
          ))}
        </ul>
      )}
    </Ledger>
  );
}

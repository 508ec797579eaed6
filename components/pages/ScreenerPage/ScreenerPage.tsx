import { Section } from '@/components/sections/text/Section';
import { filledColumns } from '@/components/ui/Table/columns';
import { AnswerSection } from '@/components/sections/AnswerSection';
import { Pages } from '@/components/sections/text/Pages';
import { AgeNote } from '@/components/sections/AgeNote';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { Fold } from '@/components/ui/Fold';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import { FileLinks } from '@/components/ui/FileLinks';
import { namesBySymbol } from '@/lib/domain/company/directory';
import type { Sparks } from '@/lib/domain/market/sparks';
import { formatCount } from '@/lib/tools/format';
import type { SiteHref } from '@/lib/tools/site-path';
import type { Company, CompanyFigure } from '@/lib/domain/company/records';
import type { Dated, Sourced } from '@/lib/domain/sourced';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { nameOfRow } from '@/lib/domain/market/lists/finding';
import { headerDay, oldDayOf, pastBy, screenHeading } from '@/lib/domain/screener/ages';
import { dashSentence } from '@/lib/domain/screener/reasons';
import { type Screen, screenQuery } from '@/lib/domain/screener/address';
import { blanksSentence, ruleSentence, screenFinding } from '@/lib/domain/screener/rule';
import { screenFieldOf } from '@/lib/domain/screener/fields';
import { type Screened, screened, screenPage } from '@/lib/domain/screener/screened';
import { READY_SCREENS, type ReadyScreen, screenOf } from '@/lib/domain/screener/screens';
import type { SearchParameters } from '@/lib/tools/parameters';

import { screenColumns, shownFields } from './screen-columns';
import { ScreenForm } from './ScreenForm';
import styles from './ScreenerPage.module.scss';
import basics from '@/components/ui/Basics.module.scss';

export interface ScreenerPageProps {
  screen: Screen;
  /** The ready screen of the page; `null` on the screener's own page. */
  ready: ReadyScreen | null;
  query: SearchParameters;
  answer: Sourced<Dated<CompanyFigure>> | null;
  companies: readonly Company[] | null;
  sparks: Sparks;
  now: MarketClock;
}

const csvOf = (screen: Screen) => `/screener/companies.csv?${screenQuery(screen)}`;

/** Sorted by price where no company has the figure that the screen is sorted by. */
function sortable(screen: Screen, rows: readonly CompanyFigure[]): Screen {
  const field = screenFieldOf(screen.sort);
  const isKnown = rows.length === 0 || rows.some((row) => typeof field?.value(row) === 'number');
  return isKnown ? screen : { ...screen, sort: 'price' };
}

/** Whether a condition uses a figure that no company has. */
const isUnknown = ({ blanks }: Screened, all: readonly CompanyFigure[]): boolean =>
  blanks.some(({ count }) => count === all.length);

interface ResultsProps extends ScreenerPageProps {
  found: Screened;
  /** Some condition uses a figure that no company has. */
  isUnjudged: boolean;
  finding: string;
}

/** A page of the companies that fit, and all of them as a file. */
function Results(props: ResultsProps) {
  const { screen, ready, query, answer, companies, sparks, found, isUnjudged, finding } = props;
  const all = answer?.data.rows ?? [];
  const session = { date: answer?.data.date ?? null, rows: all };
  const names = namesBySymbol(companies);
  const { page, pages, shown: rows } = screenPage(found, query);
  const hrefOf = (to: number): SiteHref =>
    ready
      ? `/screener/${ready.slug}${to > 1 ? `?page=${to}` : ''}`
      : `/screener?${screenQuery(screen, to)}`;
  const dashes = dashSentence(shownFields(screen), rows, (row) => nameOfRow(row, names));
  return (
    <div>
      {rows.length > 0 ? (
        <>
          <Table
            order="server"
            key={hrefOf(page)}
            caption={`${finding}, page ${page} of ${pages}`}
            columns={filledColumns(
              screenColumns(screen, names, (key) => headerDay(key, session)),
              all,
              ['name'],
            )}
            rows={rows}
            sparkOf={({ symbol }) => sparks.get(`stock:${symbol}`)}
            sortedBy={[screen.sort, screen.direction === 'up' ? 'ascending' : 'descending']}
          />
          {dashes && <p>{dashes}</p>}
          <div className={styles.actions}>
            <FileLinks href={csvOf(screen)} of="every company of this screen" rel="nofollow" />
            {pages > 1 && <Pages page={page} pages={pages} hrefOf={hrefOf} isNoFollow={!ready} />}
          </div>
        </>
      ) : (
        <NoData>
          {all.length > 0 && !isUnjudged
            ? 'No company meets all conditions. Widen one of them.'
            : 'The exchange’s figures have not reached us. Try again in a minute.'}
        </NoData>
      )}
    </div>
  );
}

/** The ready screens, each with the number of companies that match it now. */
function ReadyScreens({ ready, answer }: Pick<ScreenerPageProps, 'ready' | 'answer'>) {
  const rows = answer?.data.rows ?? [];
  return (
    <ul className={styles.screens}>
      {READY_SCREENS.filter(({ slug }) => slug !== ready?.slug).map((one) => {
        const found = screened(rows, screenOf(one));
        return (
          <li key={one.slug}>
            <SiteLink href={`/screener/${one.slug}`}>{one.title}</SiteLink>
            {rows.length > 0 && !isUnknown(found, rows) && (
              <span className={basics.noteFigures}>
                {formatCount(found.rows.length)}
                <span className="visually-hidden"> companies</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The screener, or one of its ready screens: conditions, the companies that meet them, the rule. */
export function ScreenerPage(props: ScreenerPageProps) {
  const { ready, answer, now } = props;
  const rows = answer?.data.rows ?? [];
  const day = answer?.data.date ?? null;
  const screen = sortable(props.screen, rows);
  const found = screened(rows, screen);
  const isUnjudged = isUnknown(found, rows);
  const finding = screenFinding(found.rows.length, isUnjudged ? 0 : rows.length);
  const oldDay =
    answer && ready && answer.source !== 'sample'
      ? oldDayOf(props.screen, answer.data, pastBy(now))
      : null;
  return (
    <>
      <AnswerSection
        path="/screener"
        own={ready?.title}
        id="companies"
        heading={ready ? screenHeading(ready, oldDay) : finding}
        isTarget
        source={answer && day && <SourceLine of={{ ...answer, asOf: day }} />}
        notes={
          <>
            <AgeNote kind="market-list" day={day} now={now} source={answer?.source} />
            <p>
              {ready && `${finding}. `}
              {[ruleSentence(screen), isUnjudged ? '' : blanksSentence(found)].join(' ')}
            </p>
            <p>
              {ready?.text ??
                'Find companies by their figures: market value, P/E, returns, distance to the 52-week high and low, delivery and value traded. The address keeps your conditions.'}
            </p>
            <SideNote title="Not advice">
              <p>
                Past figures show which companies meet your conditions, not how their shares will
                do.
              </p>
            </SideNote>
          </>
        }
      >
        <div className={styles.beside}>
          <Fold
            name="conditions"
            title={ready ? 'Change the conditions' : 'Conditions'}
            unfoldedFrom="desktop"
          >
            <ScreenForm
              screen={props.screen}
              rows={rows}
              shown={shownFields(props.screen).map(({ key }) => key)}
            />
          </Fold>
          <Results
            {...props}
            screen={screen}
            found={found}
            isUnjudged={isUnjudged}
            finding={finding}
          />
        </div>
      </AnswerSection>
      <Section id="screens" heading="Ready screens" space="whole">
        <ReadyScreens {...props} />
      </Section>
    </>
  );
}

import { LinkRows } from '@/components/pages/TextPage/LinkRows';
import { PageHead } from '@/components/pages/TextPage/PageHead';
import { Pages } from '@/components/pages/SearchPage/Pages';
import { SectionHead } from '@/components/sections/SectionHead';
import { SourceLine } from '@/components/sections/SourceLine';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import { namesBySymbol } from '@/lib/domain/index/petals';
import type { SiteHref } from '@/lib/tools/site-path';
import type { Company, CompanyFigure } from '@/lib/domain/company/records';
import type { Dated, Sourced } from '@/lib/domain/sourced';
import { type Screen, screenQuery } from '@/lib/domain/screener/address';
import { blanksSentence, ruleSentence, screenFinding } from '@/lib/domain/screener/rule';
import { screened } from '@/lib/domain/screener/screened';
import { READY_SCREENS, type ReadyScreen } from '@/lib/domain/screener/screens';
import { pageNumber, type SearchParameters } from '@/lib/tools/parameters';

import { screenColumns, shownFields } from './screen-columns';
import { ScreenForm } from './ScreenForm';
import styles from './ScreenerPage.module.scss';

/** Companies on a page. */
const SHOWN = 50;

export interface ScreenerPageProps {
  screen: Screen;
  /** The ready screen that the page is of; `null` on the screener's own page. */
  ready: ReadyScreen | null;
  query: SearchParameters;
  answer: Sourced<Dated<CompanyFigure>> | null;
  companies: readonly Company[] | null;
}

const csvOf = (screen: Screen) => `/screener/companies.csv?${screenQuery(screen)}`;

function Results({ screen, ready, query, answer, companies }: ScreenerPageProps) {
  const all = answer?.data.rows ?? [];
  const found = screened(all, screen);
  const pages = Math.max(1, Math.ceil(found.rows.length / SHOWN));
  const page = pageNumber(query, pages);
  const rows = found.rows.slice((page - 1) * SHOWN, page * SHOWN);
  const hrefOf = (to: number): SiteHref =>
    ready
      ? `/screener/${ready.slug}${to > 1 ? `?page=${to}` : ''}`
      : `/screener?${screenQuery(screen, to)}`;
  const source = answer?.data.date ? { ...answer, asOf: answer.data.date } : null;
  const heading = screenFinding(found.rows.length, all.length);
  return (
    <>
      <SectionHead
        id="companies-heading"
        lead={[ruleSentence(screen), blanksSentence(found)].join(' ')}
        source={source && <SourceLine of={source} />}
      >
        {heading}
      </SectionHead>
      {rows.length > 0 ? (
        <>
          <Table
            caption={`${heading}, page ${page} of ${pages}`}
            columns={screenColumns(screen, namesBySymbol(companies))}
            rows={rows}
            rowKey={({ symbol }) => symbol}
          />
          <div className={styles.actions}>
            <a href={csvOf(screen)} download rel="nofollow">
              Download CSV
            </a>
            {pages > 1 && <Pages page={page} pages={pages} hrefOf={hrefOf} isNoFollow />}
          </div>
        </>
      ) : (
        <NoData>
          {all.length > 0
            ? 'No company meets all conditions. Widen one of them.'
            : 'The exchange’s figures are not here at present. Try again in a minute.'}
        </NoData>
      )}
    </>
  );
}

/** The screener, or one of its ready screens: conditions, the companies that meet them, the rule. */
export function ScreenerPage(props: ScreenerPageProps) {
  const { screen, ready, answer } = props;
  const rows = answer?.data.rows ?? [];
  const form = (
    <Ledger id="conditions">
      <SectionHead id="conditions-heading" lead="All of them have to hold. Both ends are included.">
        {ready ? 'Change the conditions' : 'Conditions'}
      </SectionHead>
      <ScreenForm screen={screen} rows={rows} shown={shownFields(screen).map(({ key }) => key)} />
    </Ledger>
  );
  return (
    <>
      <PageHead
        path="/screener"
        {...(ready && { own: ready.title })}
        heading={ready?.title ?? 'Stock screener'}
        lead={
          ready?.text ??
          'Find companies by their figures: market value, P/E, returns, distance to the 52-week high and low, delivery and value traded. The address keeps your conditions.'
        }
        note={
          <SideNote title="Not advice">
            <p>
              Past figures show which companies meet your conditions, not how their shares will do.
            </p>
          </SideNote>
        }
      />
      {!ready && form}
      <Ledger id="companies" ground="tint">
        <Results {...props} />
      </Ledger>
      {ready && form}
      <Ledger id="screens">
        <SectionHead id="screens-heading">Ready screens</SectionHead>
        <LinkRows
          rows={READY_SCREENS.filter(({ slug }) => slug !== ready?.slug).map((one) => ({
            name: one.title,
            href: `/screener/${one.slug}`,
            text: one.text.slice(0, one.text.indexOf('. ') + 1),
          }))}
        />
      </Ledger>
    </>
  );
}

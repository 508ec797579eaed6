import { SiteLink } from '@/components/site/SiteLink';
import { NoData } from '@/components/ui/NoData/NoData';
import { SearchTool } from '@/components/sections/SearchTool';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NO_STOCK_FOUND } from '@/lib/site/constants';
import { MIN_QUERY, normaliseQuery, type SearchEntry, type SearchFields } from '@/lib/search/match';
import { searchPath } from '@/lib/pages/paths';
import { resultsHeading } from '@/lib/search/results-heading';

import { MatchTable } from './MatchTable';
import { Pages } from './Pages';
import styles from './SearchPage.module.scss';

export interface SearchPageProps {
  /** As it was typed. */
  query: string;
  fields: SearchFields;
  closest: readonly SearchEntry[];
  /** The other matches of this page, by company name ascending. */
  others: readonly SearchEntry[];
  /** All matches. */
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  /** Whether the company list has ever loaded. */
  loaded: boolean;
}

const SEARCHED: Readonly<Record<SearchFields, string>> = {
  all: 'NSE symbol, company name and industry, anywhere within the words.',
  name: 'Company names, anywhere within the words.',
};

function Results(props: SearchPageProps) {
  const { query, closest, others, total, page, pages, loaded } = props;
  if (normaliseQuery(query).length < MIN_QUERY) {
    return (
      <p className={styles.idle}>
        Type {MIN_QUERY} characters or more of a name, a symbol or an industry. Or{' '}
        <SiteLink href="/companies">go through all companies from A to Z</SiteLink>.
      </p>
    );
  }
  if (!loaded)
    return <NoData>We can’t load the list of companies now. Try again in a minute.</NoData>;
  if (total === 0) {
    return (
      <div role="status">
        <p className={styles.noStock}>{NO_STOCK_FOUND}</p>
        <p>
          Check the spelling, try a shorter part of the name, or{' '}
          <SiteLink href="/companies">go through all companies from A to Z</SiteLink>.
        </p>
      </div>
    );
  }
  return (
    <>
      {closest.length > 0 && (
        <MatchTable
          title={closest.length === 1 ? 'Closest match' : 'Closest matches'}
          entries={closest}
          query={query}
        />
      )}
      {others.length > 0 && (
        <MatchTable
          title={closest.length > 0 ? 'Others, by name' : 'Matches, by name'}
          entries={others}
          query={query}
        />
      )}
      {pages > 1 && <Pages page={page} pages={pages} hrefOf={(to) => searchPath(query, to)} />}
    </>
  );
}

/** The results of the stock search as a page, which needs no JavaScript. */
export function SearchPage(props: SearchPageProps) {
  const { query, fields } = props;
  return (
    <Ledger
      space="tight"
      note={
        <SideNote title="What is searched">
          <p>{SEARCHED[fields]}</p>
          <p>Small and capital letters are the same.</p>
        </SideNote>
      }
    >
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, { name: 'Search' }]} />
      <h1 id="search-heading" className={styles.heading}>
        {resultsHeading(props)}
      </h1>
      <div className={styles.tool}>
        <SearchTool id="search-again" label="Company, symbol or industry" query={query} />
      </div>
      <div className={styles.results}>
        <Results {...props} />
      </div>
    </Ledger>
  );
}

import { SearchTool } from '@/components/sections/SearchTool';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { formatCount } from '@/lib/tools/format';
import { searchPath } from '@/lib/pages/addresses/paths';
import { GROUP_NAMES } from '@/lib/search/entries';
import { MIN_QUERY, normaliseQuery, type SearchFields } from '@/lib/search/match';
import { overviewOf } from '@/lib/search/overview';
import { WITHHELD } from '@/lib/search/personal';
import { resultsHeading } from '@/lib/search/results-heading';
import type { SearchPageData } from '@/lib/pages/search/load-search-page';

import { GroupSection } from './GroupSection';
import { MatchTable } from './MatchTable';
import { NoResults } from './NoResults';
import { Pages } from './Pages';
import basics from '@/components/ui/Basics.module.scss';
import styles from './SearchPage.module.scss';

export type SearchPageProps = SearchPageData;

const SEARCHED: Readonly<Record<SearchFields, string>> = {
  all: 'Companies by NSE symbol, name and industry, anywhere within the words; by ISIN and BSE code.',
  name: 'Company names, anywhere within the words.',
};

/** The companies or the group that is shown whole, a page of it at a time. */
function Whole({ query, result, shown, whole, figures }: SearchPageProps) {
  if (shown === null || whole === null) return null;
  const { closest, matches } = result.companies;
  const isFirst = whole.page === 1;
  const near = isFirst ? whole.companies.slice(0, closest.length) : [];
  const others = whole.companies.slice(near.length);
  const count = result.groups.find(({ group }) => group === shown)?.entries.length ?? 0;
  const isPart = result.groups.length + (matches.length > 0 ? 1 : 0) > 1;
  return (
    <>
      {near.length > 0 && (
        <MatchTable
          title={near.length === 1 ? 'Closest match' : 'Closest matches'}
          entries={near}
          query={query}
          figures={figures}
        />
      )}
      {others.length > 0 && (
        <MatchTable
          title={closest.length > 0 ? 'Others, by name' : 'Matches, by name'}
          entries={others}
          query={query}
          figures={figures}
        />
      )}
      {shown !== 'companies' && whole.entries.length > 0 && (
        <GroupSection
          title={GROUP_NAMES[shown]}
          count={count}
          entries={whole.entries}
          figures={figures}
        />
      )}
      {whole.companies.length + whole.entries.length === 0 && (
        <p className={basics.lead}>No match in this group.</p>
      )}
      {whole.pages > 1 && (
        <Pages
          page={whole.page}
          pages={whole.pages}
          hrefOf={(to) => searchPath(query, to, isPart ? shown : '')}
        />
      )}
      {isPart && (
        <p className={basics.more}>
          <SiteLink href={searchPath(query)}>All kinds of results</SiteLink>
        </p>
      )}
    </>
  );
}

/** The first results of each group. */
function Overview({ query, result, figures }: SearchPageProps) {
  const { direct, companies, groups } = overviewOf(result);
  const { matches } = result.companies;
  return (
    <>
      {direct.length > 0 && (
        <GroupSection title="What you may want" entries={direct} figures={figures} mixed />
      )}
      {companies.length > 0 && (
        <>
          <MatchTable
            title={`Companies (${formatCount(matches.length)})`}
            entries={companies}
            query={query}
            figures={figures}
          />
          {matches.length > companies.length && (
            <p className={basics.more}>
              <SiteLink href={searchPath(query, 1, 'companies')}>
                All {formatCount(matches.length)} companies
              </SiteLink>
            </p>
          )}
        </>
      )}
      {groups.map(({ group, entries, total }) => (
        <GroupSection
          key={group}
          title={GROUP_NAMES[group]}
          count={total}
          entries={entries}
          figures={figures}
          all={total > entries.length ? searchPath(query, 1, group) : null}
        />
      ))}
    </>
  );
}

function Results(props: SearchPageProps) {
  const { query, isWithheld, loaded, total, result, shown, desk, figures } = props;
  if (isWithheld) return <p className={basics.lead}>{WITHHELD}</p>;
  if (normaliseQuery(query).length < MIN_QUERY) {
    return (
      <p className={basics.lead}>
        Type {MIN_QUERY} characters or more of a name, a symbol, an ISIN or a question. Or{' '}
        <SiteLink href="/companies">go through all companies from A to Z</SiteLink>.
      </p>
    );
  }
  if (total === 0 && loaded)
    return <NoResults {...{ query, desk, figures }} guesses={result.guesses} />;
  return (
    <>
      {!loaded && <NoData>We can’t load the list of companies now. Try again in a minute.</NoData>}
      {total > 0 && (shown === null ? <Overview {...props} /> : <Whole {...props} />)}
    </>
  );
}

/** The results of the search as a page, which needs no JavaScript. */
export function SearchPage(props: SearchPageProps) {
  const { query, fields, result, source } = props;
  return (
    <Ledger
      space="tight"
      note={
        <SideNote title="What is searched">
          <p>{SEARCHED[fields]}</p>
          <p>Mutual funds by the words of their names, by AMFI’s code and by ISIN.</p>
          <p>Other pages: we match the start of each word.</p>
          <p>Small and capital letters are the same.</p>
        </SideNote>
      }
    >
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, { name: 'Search' }]} />
      <h1 id="search-heading" className={basics.pageTitle}>
        {resultsHeading({ ...props, companies: result.companies.matches.length })}
      </h1>
      <div className={styles.tool}>
        <SearchTool id="search-again" label="Company, fund, page or question" query={query} />
      </div>
      <div className={styles.results}>
        {source && <SourceLine of={source} />}
        <Results {...props} />
      </div>
    </Ledger>
  );
}

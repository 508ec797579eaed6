import { SearchTool } from '@/components/sections/SearchTool';
import { SourceLine } from '@/components/sections/SourceLine';
import { NO_STOCK_FOUND } from '@/components/site/search/found';
import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { PageTitle } from '@/components/ui/PageTitle';
import { formatCount } from '@/lib/tools/format';
import { searchPath } from '@/lib/pages/addresses/paths';
import { GROUP_NAMES } from '@/lib/search/entries';
import { isCompany } from '@/lib/search/find';
import { MIN_QUERY, normaliseQuery, type SearchFields } from '@/lib/search/match';
import { overviewOf } from '@/lib/search/overview';
import { WITHHELD } from '@/lib/search/personal';
import { resultsHeading } from '@/lib/search/results-heading';
import type { SearchPageData } from '@/lib/pages/search/load-search-page';

import { GroupSection } from './GroupSection';
import { MatchTable } from './MatchTable';
import { NoResults } from './NoResults';
import { Pages } from '@/components/sections/text/Pages';
import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './SearchPage.module.scss';

export type SearchPageProps = SearchPageData;

const SEARCHED: Readonly<Record<SearchFields, string>> = {
  all: 'Companies by NSE symbol, name and industry, anywhere within the words; by ISIN, BSE code and former name.',
  name: 'Company names, anywhere within the words.',
};

/** A group that is shown whole, a page of it at a time. */
function Whole({ query, result, shown, whole, figures }: SearchPageProps) {
  if (shown === null) return null;
  const count = result.groups.find(({ group }) => group === shown)?.entries.length ?? 0;
  return (
    <>
      {count > 0 ? (
        <GroupSection
          title={GROUP_NAMES[shown]}
          count={count}
          entries={whole.entries}
          figures={figures}
        />
      ) : (
        <p className={typeStyles.lead}>No match in this group.</p>
      )}
      {whole.pages > 1 && (
        <Pages {...whole} hrefOf={(page) => searchPath(query, page, shown)} isNoFollow />
      )}
      <p className={basics.more}>
        <SiteLink href={searchPath(query)}>All kinds of results</SiteLink>
      </p>
    </>
  );
}

/** The one company or index that the query names, above everything else. */
function Best({ result, figures }: SearchPageProps) {
  const { best, companies } = result;
  if (best === null || (companies.length === 1 && companies[0] === best)) return null;
  return isCompany(best) ? (
    <MatchTable title="Best match" entries={[best]} query={result.text} figures={figures} />
  ) : (
    <GroupSection title="Best match" entries={[best]} figures={figures} mixed />
  );
}

/** The orders that companies can be in. */
const ORDERS: readonly (readonly [order: SearchPageProps['order'], label: string])[] = [
  ['name', 'By name'],
  ['size', 'By size'],
];

/** The companies that match, one page of them, or a message that there are none. */
function Companies({ query, result, order, whole, figures, loaded }: SearchPageProps) {
  const count = result.companies.length;
  if (count === 0) return loaded && <p className={styles.noStock}>{NO_STOCK_FOUND}</p>;
  const isSized = count > 1 && result.companies.some(({ size }) => size);
  return (
    <>
      <MatchTable
        title={`Companies (${formatCount(count)})`}
        entries={whole.companies}
        query={result.text}
        figures={figures}
        tools={
          isSized &&
          ORDERS.map(([one, label]) => (
            <SiteLink
              key={one}
              href={searchPath(query, 1, '', one)}
              aria-current={one === order ? 'true' : undefined}
            >
              {label}
            </SiteLink>
          ))
        }
      />
      {whole.pages > 1 && (
        <Pages {...whole} hrefOf={(page) => searchPath(query, page, '', order)} isNoFollow />
      )}
    </>
  );
}

/** The companies and, on their first page, the other results. */
function Everything(props: SearchPageProps) {
  const { query, result, whole, figures } = props;
  const { direct, note } = result;
  return (
    <>
      {whole.page === 1 && <Best {...props} />}
      <Companies {...props} />
      {note && <p className={typeStyles.lead}>{note}</p>}
      {whole.page === 1 && direct.length > 0 && (
        <GroupSection title="What you may want" entries={direct} figures={figures} mixed />
      )}
      {whole.page === 1 &&
        overviewOf(result).map(({ group, entries, total }) => (
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
  if (isWithheld) return <p className={typeStyles.lead}>{WITHHELD}</p>;
  if (normaliseQuery(query).length < MIN_QUERY) {
    return (
      <p className={typeStyles.lead}>
        Type {MIN_QUERY} characters or more of a name, a symbol, an ISIN or a question. Or{' '}
        <SiteLink href="/companies">go through all companies from A to Z</SiteLink>.
      </p>
    );
  }
  if (total === 0 && loaded)
    return <NoResults query={query} desk={desk} figures={figures} result={result} />;
  return (
    <>
      {!loaded && <NoData>We can’t load the list of companies now. Try again in a minute.</NoData>}
      {total > 0 && (shown === null ? <Everything {...props} /> : <Whole {...props} />)}
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
          <p>Words such as “share price” are left out where the rest finds something.</p>
          <p>Small and capital letters are the same.</p>
        </SideNote>
      }
    >
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, { name: 'Search' }]} />
      <PageTitle id="search-heading" className={basics.titleRoom}>
        {resultsHeading({ ...props, companies: result.companies.length })}
      </PageTitle>
      <div className={basics.reading}>
        <SearchTool id="search-again" label="Company, fund, page or question" query={query} />
      </div>
      <div className={styles.results}>
        {source && <SourceLine of={source} />}
        <Results {...props} />
      </div>
    </Ledger>
  );
}

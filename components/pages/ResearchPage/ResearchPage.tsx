import { Pages } from '@/components/sections/text/Pages';
import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { PageTitle } from '@/components/ui/PageTitle';
import { feedPath, researchFeedName } from '@/lib/pages/feeds/feed-names';
import type { ResearchCategory } from '@/lib/pages/research/categories';
import { foundSentence, type ReportPage } from '@/lib/domain/publication/report-filter';
import { type ReportQuery, reportQueryString } from '@/lib/domain/publication/report-query';
import type { SiteHref } from '@/lib/tools/site-path';
import { researchPath } from '@/lib/pages/addresses/paths';

import { AnalystNote } from '@/components/sections/publications/AnalystNote';
import { DisclosuresSection } from '@/components/sections/publications/DisclosuresSection';
import { FilterForm } from './FilterForm';
import { ReportList } from '@/components/sections/publications/ReportList';
import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/sections/publications/News.module.scss';

export interface ResearchPageProps {
  category: ResearchCategory;
  query: ReportQuery;
  /** The reports that the query finds; `null` if they have not loaded. */
  found: ReportPage | null;
}

/** A category of research: its reports, filtered, sorted and in pages. */
export function ResearchPage({ category, query, found }: ResearchPageProps) {
  const path = researchPath(category.slug);
  const hrefOf = (page: number): SiteHref => `${path}${reportQueryString({ ...query, page })}`;
  const isFiltered = query.q !== '' || query.year !== '';
  return (
    <>
      <Ledger space="hero" note={<AnalystNote />}>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', href: '/' },
            { name: 'Research', href: '/research' },
            { name: category.name },
          ]}
        />
        <PageTitle id="research-heading" className={basics.titleRoom}>
          {category.name}
        </PageTitle>
        <p className={typeStyles.lead}>{category.lead}</p>
        <FilterForm path={path} query={query} years={found?.years ?? []} />
        <p className={styles.searchResult} role="status">
          <span>{found && foundSentence(found.total, query)}</span>
          {isFiltered && <SiteLink href={path}>Show all reports</SiteLink>}
        </p>
        {found && found.items.length > 0 ? (
          <ReportList reports={found.items} />
        ) : (
          <NoData>
            {found
              ? isFiltered
                ? 'No report matches. Try another year or fewer words.'
                : 'No report is published in this category yet.'
              : 'We can’t load the reports now. Try again in a minute.'}
          </NoData>
        )}
        {found && found.pages > 1 && (
          <Pages page={found.page} pages={found.pages} hrefOf={hrefOf} />
        )}
        <p className={basics.top32}>
          <a href={feedPath(researchFeedName(category.slug))} type="application/rss+xml">
            RSS of {category.name.toLowerCase()}
          </a>{' '}
          · <SiteLink href="/research">All research</SiteLink>
        </p>
      </Ledger>
      <DisclosuresSection />
    </>
  );
}

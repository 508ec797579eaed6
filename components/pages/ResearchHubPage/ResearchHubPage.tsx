import { AnalystNote } from '@/components/sections/publications/AnalystNote';
import { DisclosuresSection } from '@/components/sections/publications/DisclosuresSection';
import { ReportList } from '@/components/sections/publications/ReportList';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { PageTitle } from '@/components/ui/PageTitle';
import { feedPath } from '@/lib/pages/feeds/feed-names';
import { countOf, formatCount, formatDate } from '@/lib/tools/format';
import type { Report } from '@/lib/domain/publication/records';
import type { ResearchCategory } from '@/lib/pages/research/categories';
import { latestReport, newestReports } from '@/lib/domain/publication/newest-reports';
import { researchPath } from '@/lib/pages/addresses/paths';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/sections/publications/News.module.scss';

export interface ResearchHubPageProps {
  /** All categories, each with its reports; `null` if they have not loaded. */
  categories: readonly (ResearchCategory & { readonly reports: readonly Report[] | null })[];
}

const NEWEST = 6;

function Category({ category }: { category: ResearchHubPageProps['categories'][number] }) {
  const { slug, name, lead, reports } = category;
  const latest = reports && latestReport(reports);
  return (
    <li className={`${basics.ruledRow} ${styles.category}`}>
      <div>
        <h3 className={typeStyles.smallTitle}>
          <SiteLink href={researchPath(slug)}>{name}</SiteLink>
        </h3>
        <p>{lead}</p>
      </div>
      <p className={styles.categoryFacts}>
        {reports && (
          <b>
            {formatCount(reports.length)} {reports.length === 1 ? 'report' : 'reports'}
          </b>
        )}
        {latest?.publishedAt && (
          <>
            {' '}
            Newest: <time dateTime={latest.publishedAt}>{formatDate(latest.publishedAt)}</time>
          </>
        )}
      </p>
    </li>
  );
}

/** All research: the categories, and the newest reports. */
export function ResearchHubPage({ categories }: ResearchHubPageProps) {
  const newest = newestReports(categories, NEWEST);
  const count = categories.reduce((sum, { reports }) => sum + (reports?.length ?? 0), 0);
  const title = count > 0 ? `Research: ${countOf(count, 'report')} to read` : 'Research';
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return (
    <>
      <Ledger space="hero" note={<AnalystNote />}>
        <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, { name: 'Research' }]} />
        <PageTitle id="research-heading" className={basics.titleRoom}>
          {title}
        </PageTitle>
        <p className={`${typeStyles.lead} ${basics.bottom32}`}>
          Reports by our desk on businesses, prices, derivatives, currencies, commodities and funds.
          Each is a PDF that anyone may read, with its date and its analyst.
        </p>
        <h2 className="visually-hidden">Categories</h2>
        <ul className={basics.ruledList}>
          {categories.map((category) => (
            <Category key={category.slug} category={category} />
          ))}
        </ul>
      </Ledger>
      <Section
        id="newest"
        heading="The newest reports"
        rule="oxford"
        note={
          <SideNote title="By feed">
            <p>
              <a href={feedPath('research')}>RSS of all research</a>, for a feed reader.
            </p>
          </SideNote>
        }
      >
        {newest.length > 0 ? (
          <ReportList
            reports={newest}
            heading="h3"
            categoryOf={({ category }) => names.get(category ?? '') ?? null}
          />
        ) : (
          <NoList list={categories.some(({ reports }) => reports)} what="reports">
            We have not published any report yet.
          </NoList>
        )}
      </Section>
      <DisclosuresSection />
    </>
  );
}

import { SearchTool } from '@/components/sections/SearchTool';
import { SourceLine } from '@/components/sections/SourceLine';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { PageTitle } from '@/components/ui/PageTitle';
import type { Counted } from '@/lib/domain/company/lists';
import { industryPath } from '@/lib/pages/addresses/paths';
import { countOf, formatCount } from '@/lib/tools/format';
import type { Sourced } from '@/lib/domain/sourced';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/sections/market/CompanyGroups.module.scss';
import { LetterNav } from './LetterNav';

export interface CompaniesPageProps {
  /** How many companies there are; `null` if the list has not loaded. */
  companies: Sourced<number> | null;
  letters: readonly Counted[];
  industries: readonly Counted[];
}

/** Every listed company, by letter and by industry. */
export function CompaniesPage({ companies, letters, industries }: CompaniesPageProps) {
  return (
    <>
      <Ledger space="hero">
        <Breadcrumbs
          crumbs={[
            { name: 'Home', href: '/' },
            { name: 'Equity', href: '/equity' },
            { name: 'Companies' },
          ]}
        />
        <PageTitle id="companies-heading" className={basics.titleRoom}>
          {companies
            ? `${countOf(companies.data, 'company', 'companies')} from A to Z`
            : 'Companies from A to Z'}
        </PageTitle>
        {companies && <SourceLine of={companies} />}
        <p className={typeStyles.lead}>
          Each has a page with the price and the figures that are on record. Look one up, or begin
          with a letter or an industry.
        </p>
        <div className={styles.tool}>
          <SearchTool id="companies-search" label="Company, symbol or industry" />
        </div>
        {companies ? (
          <LetterNav letters={letters} withCounts />
        ) : (
          <NoData>We can’t load the list of companies now. Try again in a minute.</NoData>
        )}
      </Ledger>
      {industries.length > 0 && (
        <Section
          id="industries"
          heading={countOf(industries.length, 'industry', 'industries')}
          ground="tint"
          note={
            <SideNote title="Industries">
              <p>
                As the exchanges classify companies. A company without an industry is under its
                letter alone.
              </p>
            </SideNote>
          }
        >
          <ul className={styles.industries}>
            {industries.map(({ name, slug, count }) => (
              <li key={slug} className={styles.industry}>
                <SiteLink href={industryPath(name)}>{name}</SiteLink>
                <span className={styles.count}>
                  {formatCount(count)}
                  <span className="visually-hidden"> {count === 1 ? 'company' : 'companies'}</span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

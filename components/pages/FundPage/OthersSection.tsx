import companies from '@/components/sections/market/CompanyGroups.module.scss';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { Divider } from '@/components/ui/Divider/Divider';
import type { FundFamily } from '@/lib/domain/fund/types';
import { fundCategoryPath, fundHousePath, fundPath } from '@/lib/pages/addresses/paths';
import { pathOfPage } from '@/lib/pages/seo/further-pages';

import type { FundPageProps } from './FundPage';

interface OthersSectionProps extends Pick<FundPageProps, 'others' | 'pagesOfLists'> {
  family: FundFamily;
}

/** Funds of the same category, by name. */
export function OthersSection({ family, others, pagesOfLists }: OthersSectionProps) {
  const { category, house } = family;
  if (!category) return null;
  return (
    <>
      <Divider />
      <Section
        id="others"
        heading={`${category.name}: others by name`}
        more={
          <>
            <SiteLink href={pathOfPage(fundCategoryPath(category.slug), pagesOfLists.category)}>
              All of the category
            </SiteLink>{' '}
            <SiteLink href={pathOfPage(fundHousePath(house.slug), pagesOfLists.house)}>
              All of the house
            </SiteLink>
          </>
        }
      >
        <ul className={companies.industries}>
          {others.map(({ slug, name }) => (
            <li key={slug} className={companies.industry}>
              <SiteLink href={fundPath(slug)}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

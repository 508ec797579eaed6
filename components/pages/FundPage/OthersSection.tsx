import companies from '@/components/sections/market/CompanyGroups.module.scss';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { Divider } from '@/components/ui/Divider/Divider';
import type { FundFamily } from '@/lib/domain/fund/types';
import { fundCategoryPath, fundPath } from '@/lib/pages/addresses/paths';

interface OthersSectionProps {
  family: FundFamily;
  /** Neighbours by name. */
  others: readonly FundFamily[];
}

/** Funds of the same category, by name. */
export function OthersSection({ family: { category }, others }: OthersSectionProps) {
  if (!category) return null;
  return (
    <>
      <Divider />
      <Section
        id="others"
        heading={`${category.name}: others by name`}
        more={<SiteLink href={fundCategoryPath(category.slug)}>All of the category</SiteLink>}
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

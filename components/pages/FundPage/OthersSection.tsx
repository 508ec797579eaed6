import companies from '@/components/sections/market/CompanyGroups.module.scss';
import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import { Divider } from '@/components/ui/Divider/Divider';
import { Ledger } from '@/components/ui/Ledger/Ledger';
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
      <Ledger id="others">
        <SectionHead
          id="others-heading"
          more={<SiteLink href={fundCategoryPath(category.slug)}>All of the category</SiteLink>}
        >
          {category.name}: others by name
        </SectionHead>
        <ul className={companies.industries}>
          {others.map(({ slug, name }) => (
            <li key={slug} className={companies.industry}>
              <SiteLink href={fundPath(slug)}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </Ledger>
    </>
  );
}

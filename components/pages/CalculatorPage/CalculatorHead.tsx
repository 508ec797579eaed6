import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import type { CalculatorEntry } from '@/lib/pages/calculators';
import type { FundFamily, FundScheme } from '@/lib/domain/fund/types';
import { schemeHref } from '@/lib/pages/addresses/fund-paths';

import styles from './CalculatorPage.module.scss';

/** From this many letters on a title is set narrower. */
const LONG_TITLE = 16;

export interface CalculatorHeadProps {
  entry: CalculatorEntry;
  lead: string;
  /** The fund from whose page the visitor came. */
  fund?: { readonly family: FundFamily; readonly scheme: FundScheme } | null;
}

/** Breadcrumbs, the calculator's name and its purpose. */
export function CalculatorHead({ entry, lead, fund }: CalculatorHeadProps) {
  const { title, shortTitle, fundPart } = entry;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: '/' },
          { name: 'Calculators', href: '/calculators' },
          { name: shortTitle },
        ]}
      />
      <header className={styles.head} data-long={title.length > LONG_TITLE ? '' : undefined}>
        <h1 id="page-heading">{title}</h1>
        <p>
          {lead}
          {fund && fundPart && (
            <>
              {' '}
              <SiteLink href={`${schemeHref(fund.family, fund.scheme)}#${fundPart}`}>
                The same on the NAVs of {fund.family.name}
              </SiteLink>
            </>
          )}
        </p>
      </header>
    </>
  );
}

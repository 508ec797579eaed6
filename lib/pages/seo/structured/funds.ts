import type { InvestmentFundLeaf } from 'schema-dts';

import { fundFaqs } from '@/lib/domain/fund/faqs';
import type { FoundFund } from '@/lib/domain/fund/explorer';
import type { FundStory } from '@/lib/domain/fund/story';
import { fundPath } from '@/lib/pages/addresses/paths';

import { list } from './lists';
import { idOn, type PartOf, ref } from './page';
import { questions } from './questions';

/** The funds that a page of the explorer shows. */
export const fundList = (shown: readonly FoundFund[]): PartOf =>
  list(() => shown.map(({ family: { name, slug } }) => ({ name, href: fundPath(slug) })));

/**
 * A fund with its house and ISINs, and the page's questions. Its NAV is not an offer: units are
 * bought at a NAV that is not yet known. A sample has only its name.
 */
export function fundPart(story: FundStory, isSample: boolean): PartOf {
  const { name, house, category, schemes } = story.family;
  const isins = [...new Set(schemes.flatMap(({ isin }) => isin ?? []))];
  const asked = isSample ? () => null : questions(fundFaqs(story, false));
  return (page) => {
    const id = idOn(page, 'fund');
    const fund: InvestmentFundLeaf = {
      '@type': 'InvestmentFund',
      '@id': id,
      name,
      url: page.url,
      provider: { '@type': 'Organization', name: house.name },
      ...(category && { category: category.name }),
      ...(!isSample && {
        identifier: isins.map((value) => ({
          '@type': 'PropertyValue' as const,
          propertyID: 'ISIN',
          value,
        })),
      }),
    };
    return { nodes: [fund, ...(asked(page)?.nodes ?? [])], page: { mainEntity: ref(id) } };
  };
}

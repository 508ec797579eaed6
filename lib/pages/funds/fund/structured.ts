import type { InvestmentFundLeaf } from 'schema-dts';

import { fundFaqs } from '@/lib/domain/fund/faqs';
import type { FundStory } from '@/lib/domain/fund/story';

import { idOn, type PartOf, ref } from '@/lib/pages/seo/structured/page';
import { questions } from '@/lib/pages/seo/structured/questions';

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

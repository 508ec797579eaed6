import { notFound } from 'next/navigation';

import { FundPage } from '@/components/pages/FundPage/FundPage';
import { defineListedPage } from '@/components/site/define-page';
import { loadFundPage } from '@/lib/pages/funds/load-fund-pages';
import { fundMetadata } from '@/lib/pages/seo/funds';
import { fundPart } from '@/lib/pages/seo/structured/funds';

const { generateMetadata, Page } = defineListedPage('family', {
  load: async (slug, query) => (await loadFundPage(slug, query)) ?? notFound(),
  metadata: ({ story, source }) => fundMetadata(story, source.source),
  name: ({ story }) => story.family.name,
  view: ({ story, facts, source, others }) => (
    <FundPage story={story} facts={facts} source={source} others={others} />
  ),
  parts: ({ story, isSample }) => [fundPart(story, isSample)],
});

export { generateMetadata, Page as default };

import { notFound } from 'next/navigation';

import { ResearchPage } from '@/components/pages/ResearchPage/ResearchPage';
import { defineRecordPage } from '@/components/site/define-page';
import { getResearchPage } from '@/lib/research/get-research-pages';
import { researchMetadata } from '@/lib/seo/record-metadata';
import { reportList } from '@/lib/seo/structured/publications';

const { generateMetadata, Page } = defineRecordPage('category', {
  load: async (slug, query) => (await getResearchPage(slug, query)) ?? notFound(),
  metadata: ({ category }) => researchMetadata(category),
  name: ({ category }) => category.name,
  view: (page) => <ResearchPage {...page} />,
  parts: ({ found }) => [reportList(found?.items ?? [])],
});

export { generateMetadata, Page as default };

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import { ResearchPage } from '@/components/pages/ResearchPage/ResearchPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getResearchPage } from '@/lib/provider/getters/research-pages';
import { RESEARCH_CATEGORIES } from '@/lib/research/categories';
import { researchMetadata } from '@/lib/seo/markets';
import { reportList } from '@/lib/seo/structured/publications';

interface Props {
  params: Promise<{ category: string }>;
}

/** The eight exist whatever the menu says; those that the menu adds are rendered when first read. */
export const generateStaticParams = () =>
  RESEARCH_CATEGORIES.map(({ slug }) => ({ category: slug }));

const getPage = cache((category: string) => getResearchPage(category, {}));

async function pageOf({ params }: Props) {
  return (await getPage((await params).category)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return researchMetadata((await pageOf(props)).category);
}

export default async function Page(props: Props) {
  const page = await pageOf(props);
  return (
    <>
      <ResearchPage {...page} />
      <StructuredData
        metadata={researchMetadata(page.category)}
        parts={[reportList(page.found?.items ?? [])]}
        own={page.category.name}
      />
    </>
  );
}

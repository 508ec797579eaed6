import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { ResearchPage } from '@/components/pages/ResearchPage/ResearchPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getResearchCategory, getResearchPage } from '@/lib/provider/getters/research-pages';
import { researchMetadata } from '@/lib/seo/markets';
import { reportList } from '@/lib/seo/structured/publications';

interface Props {
  params: Promise<{ category: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return researchMetadata((await getResearchCategory((await params).category)) ?? notFound());
}

/** A category with a filter in its address: a rewrite sends it here, so that the bare page is static. */
export default async function Page({ params, searchParams }: Props) {
  const found = await getResearchPage((await params).category, await searchParams);
  const page = found ?? notFound();
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

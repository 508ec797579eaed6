import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import { ArticlePage } from '@/components/pages/ArticlePage/ArticlePage';
import { StructuredData } from '@/components/site/StructuredData';
import { getArticlePage } from '@/lib/provider/getters/talking-finance';
import { articleMetadata } from '@/lib/seo/talking-finance';
import { articlePart } from '@/lib/seo/structured/article';

interface Props {
  params: Promise<{ slug: string }>;
}

/** Each is rendered when it is first read. */
export const generateStaticParams = () => [];

const getPage = cache((slug: string) => getArticlePage(slug));

async function pageOf({ params }: Props) {
  return (await getPage((await params).slug)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return articleMetadata((await pageOf(props)).article);
}

export default async function Page(props: Props) {
  const page = await pageOf(props);
  return (
    <>
      <ArticlePage {...page} />
      <StructuredData
        metadata={articleMetadata(page.article)}
        parts={[articlePart(page.article)]}
        own={page.article.name}
      />
    </>
  );
}

import type { Metadata, Route } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';

import { IndustryPage } from '@/components/pages/CompaniesPage/IndustryPage';
import { industryPath } from '@/lib/company/names';
import { getCompanyIndustry } from '@/lib/provider/getters/company-lists';
import { industryMetadata } from '@/lib/seo/markets';

interface Props {
  params: Promise<{ industry: string }>;
}

/** The industries are the company list's, so each page is rendered when it is first read. */
export const generateStaticParams = () => [];

const getPage = cache((industry: string) => getCompanyIndustry(industry));

async function pageOf({ params }: Props) {
  const found = await getPage((await params).industry);
  if (found.kind === 'unknown') notFound();
  if (found.kind === 'moved') permanentRedirect(industryPath(found.slug) as Route);
  return found.page;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { name, slug, companies } = await pageOf(props);
  return industryMetadata(name, slug, companies?.data.length ?? 0);
}

export default async function Page(props: Props) {
  return <IndustryPage {...await pageOf(props)} />;
}

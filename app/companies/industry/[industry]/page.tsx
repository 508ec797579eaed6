import type { Metadata, Route } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';

import { IndustryPage } from '@/components/pages/CompaniesPage/IndustryPage';
import { StructuredData } from '@/components/site/StructuredData';
import { industryPath } from '@/lib/company/names';
import { getCompanyIndustry } from '@/lib/provider/getters/company-lists';
import { industryMetadata } from '@/lib/seo/markets';
import { ABOVE_COMPANY_LISTS as ABOVE } from '@/lib/seo/structured/breadcrumbs';
import { industryList } from '@/lib/seo/structured/lists';

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
  const page = await pageOf(props);
  return (
    <>
      <IndustryPage {...page} />
      <StructuredData
        metadata={industryMetadata(page.name, page.slug, page.companies?.data.length ?? 0)}
        parts={[industryList(page.companies, page.snapshot)]}
        own={page.name ?? 'Companies of an industry'}
        above={ABOVE}
      />
    </>
  );
}

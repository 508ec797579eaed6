import type { Metadata, Route } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';

import { CompanyPage } from '@/components/pages/CompanyPage/CompanyPage';
import { StructuredData } from '@/components/site/StructuredData';
import { companyMetadata } from '@/lib/seo/company';
import { companyPath } from '@/lib/routes';
import { getCompanyPage } from '@/lib/provider/getters/company-page';
import { shortName } from '@/lib/company/names';
import { companyPart } from '@/lib/seo/structured/company';

interface Props {
  params: Promise<{ company: string }>;
}

/** Thousands of pages: each is rendered when it is first read. */
export const generateStaticParams = () => [];

const getPage = cache((slug: string) => getCompanyPage(slug));

async function pageOf({ params }: Props) {
  const { company } = await params;
  const found = await getPage(company);
  if (found.kind === 'unknown') notFound();
  if (found.kind === 'moved') permanentRedirect(companyPath(found.company.slug) as Route);
  return found.page;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return companyMetadata(await pageOf(props));
}

export default async function Page(props: Props) {
  const page = await pageOf(props);
  return (
    <>
      <CompanyPage {...page} />
      <StructuredData
        metadata={companyMetadata(page)}
        parts={[companyPart(page)]}
        own={shortName(page.company.name)}
      />
    </>
  );
}

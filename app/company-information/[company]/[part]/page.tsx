import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { CompanyPartPage } from '@/components/pages/CompanyPage/CompanyPartPage';
import { StructuredData } from '@/components/site/StructuredData';
import { shortName } from '@/lib/domain/company/names';
import { COMPANY_PARTS } from '@/lib/domain/company/parts';
import { companyPath } from '@/lib/pages/addresses/paths';
import { loadCompanyPart } from '@/lib/pages/companies/load-company-part';
import { companyPartMetadata } from '@/lib/pages/seo/company-parts';
import type { SearchParameters } from '@/lib/tools/parameters';

interface Props {
  params: Promise<{ company: string; part: string }>;
  searchParams: Promise<SearchParameters>;
}

async function load({ params, searchParams }: Props) {
  const { company, part } = await params;
  return (await loadCompanyPart(company, part, await searchParams)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return companyPartMetadata(await load(props));
}

/** A page below a company's, such as `/history` or `/results`. */
export default async function Page(props: Props) {
  const page = await load(props);
  const { company, part } = page;
  return (
    <>
      <CompanyPartPage {...page} />
      <StructuredData
        metadata={companyPartMetadata(page)}
        ownName={COMPANY_PARTS[part]}
        above={{ name: shortName(company.name), path: companyPath(company.slug) }}
      />
    </>
  );
}

import type { Metadata, Route } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';

import { LetterPage } from '@/components/pages/CompaniesPage/LetterPage';
import { StructuredData } from '@/components/site/StructuredData';
import { letterName, LETTERS } from '@/lib/companies/lists';
import { getCompanyLetter } from '@/lib/provider/getters/company-lists';
import { companyLetterPath } from '@/lib/routes';
import { letterMetadata } from '@/lib/seo/markets';
import { ABOVE_COMPANY_LISTS as ABOVE } from '@/lib/seo/structured/breadcrumbs';
import { companyList } from '@/lib/seo/structured/lists';

interface Props {
  params: Promise<{ letter: string }>;
}

export const generateStaticParams = () => LETTERS.map((letter) => ({ letter }));

const getPage = cache((letter: string) => getCompanyLetter(letter));

async function pageOf({ params }: Props) {
  const found = await getPage((await params).letter);
  if (found.kind === 'unknown') notFound();
  if (found.kind === 'moved') permanentRedirect(companyLetterPath(found.slug) as Route);
  return found.page;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { letter, companies } = await pageOf(props);
  return letterMetadata(letter, companies?.data.length ?? 0);
}

export default async function Page(props: Props) {
  const page = await pageOf(props);
  return (
    <>
      <LetterPage {...page} />
      <StructuredData
        metadata={letterMetadata(page.letter, page.companies?.data.length ?? 0)}
        parts={[companyList(page.companies?.data ?? [])]}
        own={letterName(page.letter)}
        above={ABOVE}
      />
    </>
  );
}

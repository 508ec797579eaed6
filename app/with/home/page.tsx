import { HomePage } from '@/components/pages/HomePage';
import { OldHomePage } from '@/components/pages/OldHomePage/OldHomePage';
import { StructuredData } from '@/components/site/StructuredData';
import { env } from '@/lib/env';
import { getHome } from '@/lib/provider/getters/home';
import { mobileApp } from '@/lib/seo/structured/app';
import { homeQuestions } from '@/lib/seo/structured/questions';

import { metadata } from '../../page';

export { metadata };

interface Props {
  /** The product finder's answers, which its form puts into the address without a script. */
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: Props) {
  const home = await getHome();
  // The finder that asks for these answers stands on the new home page alone.
  const view = env().flags.newHome ? (
    <HomePage {...home} query={await searchParams} />
  ) : (
    <OldHomePage {...home} />
  );
  return (
    <>
      {view}
      <StructuredData metadata={metadata} parts={[mobileApp, homeQuestions(home.faqs)]} />
    </>
  );
}

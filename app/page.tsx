import { HomePage } from '@/components/pages/HomePage';
import { OldHomePage } from '@/components/pages/OldHomePage/OldHomePage';
import { StructuredData } from '@/components/site/StructuredData';
import { env } from '@/lib/env';
import { getHome } from '@/lib/provider/getters/home';
import { metadataOf } from '@/lib/seo/pages';
import { mobileApp } from '@/lib/seo/structured/app';
import { homeQuestions } from '@/lib/seo/structured/questions';

export const metadata = metadataOf('/');

export default async function Page() {
  const home = await getHome();
  return (
    <>
      {env().flags.newHome ? <HomePage {...home} /> : <OldHomePage {...home} />}
      <StructuredData metadata={metadata} parts={[mobileApp, homeQuestions(home.faqs)]} />
    </>
  );
}

import { InfographicsPage } from '@/components/pages/InfographicsPage/InfographicsPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getInfographics } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';
import { infographicList } from '@/lib/seo/structured/publications';

export const metadata = metadataOf('/infographics');

export default async function Page() {
  const infographics = await getInfographics();
  return (
    <>
      <InfographicsPage infographics={infographics} />
      <StructuredData metadata={metadata} parts={[infographicList(infographics)]} />
    </>
  );
}

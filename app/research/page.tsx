import { ResearchHubPage } from '@/components/pages/ResearchHubPage/ResearchHubPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getResearchHub } from '@/lib/provider/getters/research-pages';
import { researchHubMetadata } from '@/lib/seo/markets';
import { categoryList } from '@/lib/seo/structured/publications';

export const metadata = researchHubMetadata;

export default async function Page() {
  const hub = await getResearchHub();
  return (
    <>
      <ResearchHubPage {...hub} />
      <StructuredData metadata={metadata} parts={[categoryList(hub.categories)]} />
    </>
  );
}

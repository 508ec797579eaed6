import { ResearchHubPage } from '@/components/pages/ResearchHubPage/ResearchHubPage';
import { getResearchHub } from '@/lib/provider/getters/research-pages';
import { researchHubMetadata } from '@/lib/seo/markets';

export const metadata = researchHubMetadata;

export default async function Page() {
  return <ResearchHubPage {...await getResearchHub()} />;
}

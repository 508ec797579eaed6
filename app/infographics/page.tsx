import { InfographicsPage } from '@/components/pages/InfographicsPage/InfographicsPage';
import { getInfographics } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Infographics on money',
  description:
    'One picture, one idea: what a trade costs, T+1, margin, SIPs at three rates, fraud. Enlarge each one, or read in words what it says.',
  path: '/infographics',
});

export default async function Page() {
  return <InfographicsPage infographics={await getInfographics()} />;
}

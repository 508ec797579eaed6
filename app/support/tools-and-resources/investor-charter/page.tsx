import { CharterPage } from '@/components/pages/CharterPage/CharterPage';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Investor charter',
  description:
    'Your rights, our services, activities with their timelines, dos and don’ts, and the way of a grievance: as broker, depository participant, research analyst.',
  path: '/support/tools-and-resources/investor-charter',
});

export default function Page() {
  return <CharterPage />;
}

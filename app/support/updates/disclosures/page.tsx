import { TextPage } from '@/components/pages/TextPage/TextPage';
import { disclosures } from '@/lib/content/legal/disclosures';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Risk disclosures and policies',
  description:
    'The regulator’s risk disclosures on derivatives, what we earn and hold ourselves, how client money is kept, and the list of our policies.',
  path: '/support/updates/disclosures',
});

export default function Page() {
  return <TextPage path="/support/updates/disclosures" text={disclosures} />;
}

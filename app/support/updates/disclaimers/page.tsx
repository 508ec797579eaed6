import { TextPage } from '@/components/pages/TextPage/TextPage';
import { disclaimers } from '@/lib/content/legal/disclaimers';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Disclaimers by product',
  description:
    'What we do not promise on shares, margin trading, derivatives, mutual funds, US investing, structured products, bonds, insurance and research.',
  path: '/support/updates/disclaimers',
});

export default function Page() {
  return <TextPage path="/support/updates/disclaimers" text={disclaimers} />;
}

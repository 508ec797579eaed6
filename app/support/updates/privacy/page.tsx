import { TextPage } from '@/components/pages/TextPage/TextPage';
import { privacy } from '@/lib/content/legal/privacy';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Privacy notice',
  description:
    'Which personal data this website takes, what for, how long it is kept, who sees it, and how you withdraw consent, correct it or have it erased.',
  path: '/support/updates/privacy',
});

export default function Page() {
  return <TextPage path="/support/updates/privacy" text={privacy} />;
}

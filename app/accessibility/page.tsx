import { TextPage } from '@/components/pages/TextPage/TextPage';
import { accessibility } from '@/lib/content/legal/accessibility';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Accessibility statement',
  description:
    'The standards this site is measured against, what works with keyboard, screen reader and large type, known gaps, and whom to tell of a barrier.',
  path: '/accessibility',
});

export default function Page() {
  return <TextPage path="/accessibility" text={accessibility} />;
}

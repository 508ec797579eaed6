import { notFound } from 'next/navigation';

import { DoItYourselfPage } from '@/components/pages/DoItYourselfPage';
import { StructuredData } from '@/components/site/StructuredData';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Begin your demat account yourself',
  description:
    'Six answers begin your application for a demat and trading account. No papers are uploaded here; a link to finish it comes by e-mail.',
  path: '/open-account/do-it-yourself',
  isIndexed: false,
});

export default function Page() {
  if (!env().flags.diyJourney) notFound();
  return (
    <>
      <DoItYourselfPage />
      <StructuredData metadata={metadata} />
    </>
  );
}

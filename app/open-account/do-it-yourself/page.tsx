import { notFound } from 'next/navigation';

import { DoItYourselfPage } from '@/components/pages/DoItYourselfPage/DoItYourselfPage';
import { definePage } from '@/components/site/define-page';
import { env } from '@/lib/tools/env';

const { generateMetadata, Page } = definePage('/open-account/do-it-yourself', () => {
  if (!env().flags.diyJourney) notFound();
  return { view: <DoItYourselfPage /> };
});

export { generateMetadata, Page as default };

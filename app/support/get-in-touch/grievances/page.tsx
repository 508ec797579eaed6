import type { Metadata } from 'next';

import { GrievancePage } from '@/components/pages/GrievancePage/GrievancePage';
import { definePage } from '@/components/site/define-page';
import { isFormShownAgain } from '@/lib/enquiries/shown-again';

const { generateMetadata: ofPage, Page } = definePage('/support/get-in-touch/grievances', () => ({
  view: <GrievancePage />,
}));

/** A complaint that is shown again is to be corrected or checked: either way it is not sent yet. */
export async function generateMetadata(props: Parameters<typeof ofPage>[0]): Promise<Metadata> {
  const metadata = await ofPage(props);
  if (!(await isFormShownAgain())) return metadata;
  return { ...metadata, title: { absolute: `Not sent yet: ${String(metadata.title)}` } };
}

export { Page as default };

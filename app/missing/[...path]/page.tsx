import { NotFoundPage } from '@/components/pages/SystemPage/NotFoundPage';
import { getMissingPage } from '@/lib/provider/getters/missing-page';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ path: string[] }>;
}

export const metadata = pageMetadata({
  title: 'Page not found',
  description: 'There is no page at this address. Search listed companies or begin from home.',
  path: '/missing',
  isIndexed: false,
});

/** Stands in (with 404) for a page that its list does not know; the server in front sends it. */
export const dynamic = 'force-dynamic';

export default async function Page({ params }: Props) {
  return <NotFoundPage {...await getMissingPage((await params).path)} />;
}

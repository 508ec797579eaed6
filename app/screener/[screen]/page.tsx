import { notFound } from 'next/navigation';

import { ScreenerPage } from '@/components/pages/ScreenerPage/ScreenerPage';
import { defineListedPage } from '@/components/site/define-page';
import { loadScreener } from '@/lib/pages/companies/load-screener';
import { readyScreenOf, screenOf } from '@/lib/domain/screener/screens';
import { pageMetadata } from '@/lib/pages/seo/metadata';
import { parameter } from '@/lib/tools/parameters';

const { generateMetadata, Page } = defineListedPage('screen', {
  load: async (part, query) => {
    const ready = readyScreenOf(part) ?? notFound();
    return { ready, query, ...(await loadScreener()) };
  },
  metadata: ({ ready: { slug, title, description }, query, answer }) =>
    pageMetadata({
      ...{ title, description, path: `/screener/${slug}` },
      isIndexed:
        parameter(query, 'page') === '' &&
        Boolean(answer?.data.date) &&
        answer?.source !== 'sample',
    }),
  name: ({ ready }) => ready.title,
  view: (page) => <ScreenerPage {...page} screen={screenOf(page.ready)} />,
  parts: () => [],
});

export { generateMetadata, Page as default };

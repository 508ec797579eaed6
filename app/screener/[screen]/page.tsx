import { notFound } from 'next/navigation';

import { ScreenerPage } from '@/components/pages/ScreenerPage/ScreenerPage';
import { defineListedPage } from '@/components/site/define-page';
import { loadScreener } from '@/lib/pages/companies/load-screener';
import { readyScreenFacts } from '@/lib/pages/companies/screen-facts';
import { readyScreenOf, screenOf } from '@/lib/domain/screener/screens';
import { pageMetadata } from '@/lib/pages/seo/metadata';
import { parameter } from '@/lib/tools/parameters';

const { generateMetadata, Page } = defineListedPage('screen', {
  load: async (part, query) => {
    const ready = readyScreenOf(part) ?? notFound();
    return { ready, query, ...(await loadScreener()) };
  },
  metadata: ({ ready, query, answer }) => {
    const { title, description, isIndexed } = readyScreenFacts(ready, answer);
    return pageMetadata({
      title,
      description,
      path: `/screener/${ready.slug}`,
      isIndexed: isIndexed && parameter(query, 'page') === '',
    });
  },
  name: ({ ready }) => ready.title,
  view: (page) => <ScreenerPage {...page} screen={screenOf(page.ready)} />,
  parts: () => [],
});

export { generateMetadata, Page as default };

import { IndexPage } from '@/components/pages/IndicesPage/IndexPage';
import { defineListedPage } from '@/components/site/define-page';
import { indexName } from '@/lib/domain/index/names';
import { isCurrent } from '@/lib/pages/indexing/has-data';
import { loadIndexPage } from '@/lib/pages/markets/load-index-page';
import { figuresOf } from '@/lib/pages/seo/structured/dates';
import { indexMetadata } from '@/lib/pages/seo/record-metadata';

const { generateMetadata, Page } = defineListedPage('index', {
  load: loadIndexPage,
  metadata: ({ quote, source, constituents }) =>
    indexMetadata(
      quote,
      constituents?.data.length ?? 0,
      source.source !== 'sample' && isCurrent('quote', quote.asOf ?? source.asOf),
    ),
  name: ({ quote }) => indexName(quote.name),
  view: (page) => <IndexPage {...page} />,
  parts: ({ quote, source }) => [figuresOf(quote.asOf ?? source.asOf)],
});

export { generateMetadata, Page as default };

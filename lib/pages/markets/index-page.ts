import type { Metadata } from 'next';

import { coveredRanges } from '@/lib/domain/index/chart';
import { indexContents, type IndexParts, indexTopics } from '@/lib/domain/index/figures';
import { indexName } from '@/lib/domain/index/names';
import type { IndexQuote } from '@/lib/domain/index/records';
import { indexPath } from '@/lib/pages/addresses/paths';
import { isCurrent } from '@/lib/pages/indexing/has-data';
import { pageKind, tableBelow } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { firstSentences, pageMetadata, titleThatFits } from '@/lib/pages/seo/metadata';
import { figuresOf } from '@/lib/pages/seo/structured/dates';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { dayOf, lastmodOf } from '@/lib/pages/sitemap/lastmod';
import { onceBy } from '@/lib/tools/once-by';

import { findIndex, loadIndex, loadIndices } from './load-index-page';

/** An index without the figures of its session, which a description does not state once they are old. */
const undated = ({ name, asOf }: IndexQuote): IndexQuote => ({
  name,
  asOf,
  value: null,
  change: null,
  changePercent: null,
});

/** @param isIndexed whether its values are real and current */
export function indexMetadata(quote: IndexQuote, parts: IndexParts, isIndexed: boolean): Metadata {
  const name = indexName(quote.name);
  const said = isIndexed ? quote : undated(quote);
  const contents = indexContents(said, parts);
  return pageMetadata({
    title: titleThatFits(name, [`: ${indexTopics(said, parts)}`, ': value']) ?? name,
    description: firstSentences([
      said.value === null ? `${name}: ${contents || 'its last value'}.` : `${name} ${contents}.`,
      'Each figure is printed with its day and its source.',
    ]),
    path: indexPath(quote.name),
    isIndexed,
  });
}

export const indices = pageKind(PAGE_PATTERNS.indices, {
  schemaType: 'ItemPage',
  above: ['/', '/equity', '/indices'],
  needs: 'indexHistory',
  find: findIndex,
  below: tableBelow('constituents'),
  load: loadIndex,
  metadata: ({ quote, source, charts, constituents }) => {
    const asOf = quote.asOf ?? source.asOf;
    const hasChart = coveredRanges((range) => charts[range]?.data).length > 0;
    const companies = constituents?.data.length ?? 0;
    const isIndexed = source.source !== 'sample' && isCurrent('quote', asOf);
    return indexMetadata(quote, { asOf, hasChart, companies }, isIndexed);
  },
  name: ({ quote }) => indexName(quote.name),
  modified: ({ quote, source }) => quote.asOf ?? source.asOf,
  parts: ({ quote, source }) => [figuresOf(quote.asOf ?? source.asOf)],
  picture: ({ quote, source }) => {
    const parts = { asOf: quote.asOf ?? source.asOf, hasChart: false, companies: 0 };
    const contents = indexContents(quote, parts);
    return textPicture('market', indexName(quote.name), contents ? `${contents}.` : null, 'Index');
  },
  sitemap: {
    part: 'pages',
    /** Indices with sample or old values are left out. */
    entries: async () => {
      const entries = ((await loadIndices()) ?? []).flatMap(({ quote, source }) => {
        const lastmod = lastmodOf(quote.asOf) ?? dayOf(source);
        const isReal = source.source !== 'sample' && isCurrent('quote', lastmod);
        return isReal ? [{ path: indexPath(quote.name), lastmod }] : [];
      });
      return onceBy(entries, ({ path }) => path);
    },
  },
});

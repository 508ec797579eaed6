import type { Metadata } from 'next';

import { indexContents } from '@/lib/domain/index/figures';
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
import { formatCount } from '@/lib/tools/format';
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

/**
 * @param companies of the index, 0 where they are not known
 * @param isIndexed whether its values are real and current
 */
export function indexMetadata(quote: IndexQuote, companies: number, isIndexed: boolean): Metadata {
  const name = indexName(quote.name);
  return pageMetadata({
    title: titleThatFits(name, [': value, chart, P/E and companies']) ?? name,
    description: firstSentences([
      `${name} ${indexContents(isIndexed ? quote : undated(quote))}.`,
      companies > 0 && `Its ${formatCount(companies)} companies with their part in the day.`,
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
  metadata: ({ quote, source, constituents }) =>
    indexMetadata(
      quote,
      constituents?.data.length ?? 0,
      source.source !== 'sample' && isCurrent('quote', quote.asOf ?? source.asOf),
    ),
  name: ({ quote }) => indexName(quote.name),
  parts: ({ quote, source }) => [figuresOf(quote.asOf ?? source.asOf)],
  picture: ({ quote }) =>
    textPicture('market', indexName(quote.name), `${indexContents(quote)}.`, 'Index'),
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

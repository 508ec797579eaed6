import type { Metadata } from 'next';

import { env } from '@/lib/tools/env';
import type { RecordPage } from '@/lib/pages/seo/structured/breadcrumbs';
import { graphOf } from '@/lib/pages/seo/structured/graph';
import { graphPage, type PartOf } from '@/lib/pages/seo/structured/page';
import { serialise } from '@/lib/pages/seo/structured/serialise';

interface StructuredDataProps {
  /** The page's metadata: title, description and canonical address are used in the graph. */
  metadata: Metadata;
  /** Further parts of the graph. */
  parts?: readonly PartOf[];
  /** Of a page that is made from a record. */
  record?: RecordPage;
}

/**
 * The page's graph as JSON-LD; nothing if structured data is off. React writes a script's text
 * unescaped; `serialise` makes it safe.
 */
export function StructuredData({ metadata, parts, record }: StructuredDataProps) {
  const { flags, siteUrl } = env();
  const page = flags.structuredData ? graphPage(metadata, siteUrl) : null;
  return page === null ? null : (
    <script type="application/ld+json">{serialise(graphOf(page, parts, record))}</script>
  );
}

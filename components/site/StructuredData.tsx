import type { Metadata } from 'next';

import { Still } from '@/components/ui/Still/Still.client';
import { env } from '@/lib/env';
import { graphOf } from '@/lib/seo/structured/graph';
import { graphPage, type PartOf } from '@/lib/seo/structured/page';
import { serialise } from '@/lib/seo/structured/serialise';

interface StructuredDataProps {
  /** The page's own: its title, description and canonical address are the graph's too. */
  metadata: Metadata;
  /** What the page tells of besides itself. */
  parts?: readonly PartOf[];
  /** The breadcrumb of a page that is made from a record. */
  ownName?: string;
}

/**
 * The page's graph as JSON-LD; nothing where structured data is off. React writes a script's text
 * as it is, so no raw markup is needed; `serialise` escapes what would end the script.
 */
export function StructuredData({ metadata, parts, ownName }: StructuredDataProps) {
  const { flags, siteUrl } = env();
  const page = flags.structuredData ? graphPage(metadata, siteUrl) : null;
  return page === null ? null : (
    <Still>
      <script type="application/ld+json">{serialise(graphOf(page, parts, ownName))}</script>
    </Still>
  );
}

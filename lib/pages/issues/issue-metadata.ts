import type { Metadata } from 'next';

import { issueNotes } from '@/lib/domain/issue/notes';
import { issueDays, priceBand } from '@/lib/domain/market/issues';
import { issuePath } from '@/lib/pages/addresses/paths';
import { firstSentences, pageMetadata, titleWithTail } from '@/lib/pages/seo/metadata';
import { titleOf } from '@/lib/domain/sourced';
import { shortName } from '@/lib/domain/company/names';

import { issueSlug, type loadIssue } from './load-issues';

/** The metadata of an issue's page; the page of a sample company is not indexed. */
export function issueMetadata({
  issue,
  source,
}: NonNullable<Awaited<ReturnType<typeof loadIssue>>>): Metadata {
  const kind = issue.type ?? 'Issue';
  const name = titleOf(source, shortName(issue.name));
  return pageMetadata({
    title: titleWithTail(name, `${kind}: dates, band, lot`),
    description: firstSentences([
      ...(issue.details.ended ? issueNotes(issue).slice(0, 1) : []),
      `${kind} of ${name}: bidding ${issueDays(issue, 'open')}, price band ${priceBand(issue)}.`,
      'Timeline, lot, least sums by class of bidder, allotment pages and papers.',
    ]),
    path: issuePath(issueSlug(issue)),
    isIndexed: source.source !== 'sample',
  });
}

import { priceBand } from '@/lib/domain/market/issues';
import type { PublicIssue } from '@/lib/domain/market/records';
import { formatDate } from '@/lib/tools/format';

import { ENDINGS } from './timeline';

const onDay = (date: string | null): string => (date === null ? '' : ` on ${formatDate(date)}`);

/** Changes since the issue was announced, as sentences. */
export function issueNotes(issue: PublicIssue): readonly string[] {
  const { extendedFrom, revisedFrom, ended } = issue.details;
  const { closeDate } = issue;
  const released = 'No shares are allotted, and money that was blocked for bids is released.';
  return [
    ...(ended?.how === 'withdrawn'
      ? [`The issue was withdrawn${onDay(ended.date)}. ${released}`]
      : []),
    ...(ended?.how === 'failed' ? [`The issue failed${onDay(ended.date)}. ${released}`] : []),
    ...(extendedFrom && closeDate
      ? [
          `Bidding was to close on ${formatDate(extendedFrom)}; the last day is now ${formatDate(closeDate)}.`,
        ]
      : []),
    ...(revisedFrom
      ? [
          `The price band was revised: it is ${priceBand(issue)} and was ${priceBand({ ...issue, ...revisedFrom })}.`,
        ]
      : []),
  ];
}

/** The same in a word or two each, for a list. */
export function issueMarks({ details }: PublicIssue): readonly string[] {
  const { extendedFrom, revisedFrom, ended } = details;
  return [
    ...(ended?.how === 'failed' ? [ENDINGS.failed] : []),
    ...(extendedFrom ? ['Extended'] : []),
    ...(revisedFrom ? ['Band revised'] : []),
  ];
}

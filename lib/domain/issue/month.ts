import type { PublicIssue } from '@/lib/domain/market/records';
import { formatDate, formatDayMonth } from '@/lib/tools/format';
import { addDays, daysBetween, monthsBefore } from '@/lib/tools/time';

import { type IssueStep, issueSteps } from './timeline';

/** Allotment or listing on a track. */
interface Mark {
  readonly key: 'allotment' | 'listing';
  /** Per cent of the width. */
  readonly x: number;
  readonly isByRule: boolean;
}

interface Track {
  readonly issue: PublicIssue;
  /** The days of bidding, in per cent of the width; `null` if none of them is in the month. */
  readonly bar: { readonly x: number; readonly width: number } | null;
  readonly marks: readonly Mark[];
  /** `Bids 18 Nov to 20 Nov, allotment 23 Nov (by rule), listing 25 Nov (by rule)` */
  readonly words: string;
}

const round = (share: number): number => Math.round(share * 1000) / 10;

function wordsOf(steps: readonly IssueStep[]): string {
  const dayOf = (key: IssueStep['key']) => steps.find((step) => step.key === key);
  const [open, close] = [dayOf('open'), dayOf('close')];
  const bids = [open, close].flatMap((step) => (step ? [formatDayMonth(step.day)] : []));
  const others = steps.filter(({ key }) => key === 'allotment' || key === 'listing');
  return [
    ...(bids.length > 0 ? [`Bids ${bids.join(' to ')}`] : []),
    ...others.map(
      ({ label, day, isByRule }) =>
        `${label.toLowerCase()} ${formatDayMonth(day)}${isByRule ? ' (by rule)' : ''}`,
    ),
  ].join(', ');
}

/**
 * The issues of the month of a day, by the first day of each: bidding as a bar, allotment and
 * listing as marks. Issues without a day in the month are left out.
 * @param holidays days on weekdays without trading, for the days that follow by rule
 */
export function issueMonth(
  issues: readonly PublicIssue[],
  day: string,
  holidays: ReadonlySet<string>,
) {
  const first = `${day.slice(0, 7)}-01`;
  const days = daysBetween(first, `${monthsBefore(first, -1).slice(0, 7)}-01`);
  const last = addDays(first, days - 1);
  /** The start of a day, as a share of the month. */
  const at = (one: string): number => Math.min(1, Math.max(0, daysBetween(first, one) / days));
  const isIn = (one: string): boolean => one >= first && one <= last;
  const tracks = issues
    .map((issue) => ({ issue, steps: issueSteps(issue, holidays) }))
    .flatMap(({ issue, steps }): (Track & { readonly from: string })[] => {
      const [open, close] = (['open', 'close'] as const).map(
        (key) => steps.find((step) => step.key === key)?.day,
      );
      const from = open ?? close;
      const to = close ?? open;
      const marks = steps.flatMap(({ key, day: own, isByRule }): Mark[] =>
        (key === 'allotment' || key === 'listing') && isIn(own)
          ? [{ key, x: round(at(own) + 0.5 / days), isByRule }]
          : [],
      );
      const hasBar = from !== undefined && to !== undefined && from <= last && to >= first;
      if (!hasBar && marks.length === 0) return [];
      const x = hasBar ? at(from) : 0;
      const end = hasBar ? at(addDays(to, 1)) : 0;
      return [
        {
          issue,
          from: from ?? first,
          bar: hasBar ? { x: round(x), width: round(end - x) } : null,
          marks,
          words: wordsOf(steps),
        },
      ];
    })
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  return { first, last, today: round(at(day) + 0.5 / days), tracks };
}

/** `1 Nov to 30 Nov 2026` */
export const monthWords = ({ first, last }: { first: string; last: string }): string =>
  `${formatDayMonth(first)} to ${formatDate(last)}`;

import { indianMoment } from '@/lib/tools/time';

export interface FeedItem {
  /** The entry's permanent id; an address where `hasPage` is true. */
  readonly id: string;
  readonly title: string;
  /** An absolute address. */
  readonly link: string;
  /** Whether `id` is the address of the entry's page or file. */
  readonly hasPage: boolean;
  /** A day or a moment. */
  readonly date: string | null;
  readonly summary: string | null;
  readonly category: string | null;
  readonly author: string | null;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page of the feed. */
  readonly link: string;
  /** The feed's own address by format. */
  readonly self: { readonly xml: string; readonly json: string };
  /** The firm's sign, for readers that show one. */
  readonly icon: string;
  /** The newest first. */
  readonly items: readonly FeedItem[];
}

/** A day (from midnight in India) or a moment as a `Date`; `null` if it is neither. */
export function momentOf(date: string | null): Date | null {
  const moment = date ? new Date(indianMoment(date)) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** The date of the newest entry, which is the feed's date. */
export function newestMoment(items: readonly FeedItem[]): Date | null {
  const moments = items.flatMap(({ date }) => momentOf(date)?.getTime() ?? []);
  return moments.length > 0 ? new Date(Math.max(...moments)) : null;
}

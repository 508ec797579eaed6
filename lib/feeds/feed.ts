export interface FeedItem {
  /** What readers know the entry by: the same for good, an address where `hasPage` says so. */
  readonly id: string;
  readonly title: string;
  /** An absolute address. */
  readonly link: string;
  /** Whether `id` is the address of a page or file that is the entry. */
  readonly hasPage: boolean;
  /** A day or a moment. */
  readonly date: string | null;
  readonly summary: string | null;
  readonly category: string | null;
  readonly author: string | null;
  /** Entries of the sample data say so wherever they are read. */
  readonly isSample: boolean;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page that the feed is of. */
  readonly link: string;
  /** The feed's own address by format. */
  readonly self: { readonly xml: string; readonly json: string };
  /** The firm's sign, for readers that show one. */
  readonly icon: string;
  /** The newest first. */
  readonly items: readonly FeedItem[];
}

const SAMPLE = 'Sample data';

/** A title as a reader is to see it: a sample's says that it is one. */
export const shownTitle = ({ title, isSample }: FeedItem): string =>
  isSample ? `${SAMPLE}: ${title}` : title;

export const shownSummary = ({ summary, isSample }: FeedItem): string | null => {
  if (!isSample) return summary;
  return summary ? `${SAMPLE}. ${summary}` : `${SAMPLE}.`;
};

/** The moment of a day or a moment; a day begins in India. `null` for what is neither. */
export function momentOf(date: string | null): Date | null {
  const moment = date ? new Date(date.length === 10 ? `${date}T00:00:00+05:30` : date) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** When the newest entry came: the feed's own date, which does not change with the clock. */
export function newestMoment(items: readonly FeedItem[]): Date | null {
  const moments = items.flatMap(({ date }) => momentOf(date)?.getTime() ?? []);
  return moments.length > 0 ? new Date(Math.max(...moments)) : null;
}

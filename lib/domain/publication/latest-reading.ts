import type { Article, Report } from './records';

interface Common {
  readonly key: string;
  readonly title: string;
  readonly date: string;
}

export type ReadingItem =
  | (Common & {
      readonly kind: 'report';
      readonly category: string | null;
      readonly file: string;
      readonly size: number | null;
    })
  | (Common & { readonly kind: 'article'; readonly slug: string; readonly minutes: number | null });

function fromReport(report: Report): ReadingItem[] {
  const { title, publishedAt, file, category, size } = report;
  if (!file || !publishedAt) return [];
  return [{ kind: 'report', key: file, title, date: publishedAt, category, file, size }];
}

const fromArticle = (article: Article): ReadingItem => ({
  kind: 'article',
  key: article.slug,
  title: article.name,
  date: article.createdAt,
  slug: article.slug,
  minutes: article.readMinutes,
});

const newestFirst = (a: { readonly date: string }, b: { readonly date: string }): number =>
  Date.parse(b.date) - Date.parse(a.date);

/** Interleaves two lists. */
function alternate<T>(a: readonly T[], b: readonly T[], limit: number): T[] {
  const both: T[] = [];
  for (let at = 0; both.length < limit && at < Math.max(a.length, b.length); at += 1) {
    both.push(...a.slice(at, at + 1), ...b.slice(at, at + 1));
  }
  return both.slice(0, limit);
}

/**
 * The newest article with a picture, and the newest other articles and reports. Reports without a file
 * or a date are left out.
 */
export function latestReading(
  articles: readonly Article[],
  reports: readonly Report[],
  limit: number,
): { readonly lead: Article | null; readonly entries: readonly ReadingItem[] } {
  const sorted = [...articles].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const lead = sorted.find((article) => article.image) ?? null;
  const others = sorted.filter((article) => article !== lead).map(fromArticle);
  const newest = reports.flatMap(fromReport).sort(newestFirst);
  return { lead, entries: alternate(newest, others, limit).sort(newestFirst) };
}

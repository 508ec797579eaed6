import type { Report } from './records';

const newestFirst = (a: Report, b: Report): number =>
  (a.publishedAt ?? '') < (b.publishedAt ?? '') ? 1 : -1;

/** The newest report of a list; `null` for an empty one. */
export const latestReport = (reports: readonly Report[]): Report | null =>
  [...reports].sort(newestFirst)[0] ?? null;

/** The newest reports of all categories; `category` becomes the slug of the list. */
export function newestReports(
  categories: readonly { readonly slug: string; readonly reports: readonly Report[] | null }[],
  limit: number,
): readonly Report[] {
  return categories
    .flatMap(({ slug, reports }) =>
      (reports ?? []).map((report) => ({ ...report, category: slug })),
    )
    .sort(newestFirst)
    .slice(0, limit);
}

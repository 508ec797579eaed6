import type { NewsItem } from '@/lib/provider/records';

export interface NewsGroup {
  readonly name: string;
  /** Newest first. */
  readonly items: readonly NewsItem[];
}

const REST = 'Other news';

const newestFirst = (a: NewsItem, b: NewsItem): number => {
  const [one, other] = [Date.parse(a.date), Date.parse(b.date)];
  if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
  return other - one;
};

export const newestNews = (items: readonly NewsItem[]): readonly NewsItem[] =>
  [...items].sort(newestFirst);

/** News by category, the category with the newest item first; items without one stand last. */
export function newsGroups(items: readonly NewsItem[]): readonly NewsGroup[] {
  const groups = new Map<string, NewsItem[]>();
  for (const item of newestNews(items)) {
    const name = item.category?.trim() || REST;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  const all = [...groups].map(([name, own]) => ({ name, items: own }));
  return [...all.filter(({ name }) => name !== REST), ...all.filter(({ name }) => name === REST)];
}

/** A name as the id of its section: letters and digits alone. */
export const sectionId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

import type { NewsItem } from '@/lib/domain/company/records';

export interface NewsGroup {
  readonly name: string;
  /** Newest first. */
  readonly items: readonly NewsItem[];
}

const OTHERS = 'Other news';

const newestFirst = (a: NewsItem, b: NewsItem): number => {
  const [one, other] = [Date.parse(a.date), Date.parse(b.date)];
  if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
  return other - one;
};

export const newestNews = (items: readonly NewsItem[]): readonly NewsItem[] =>
  [...items].sort(newestFirst);

/** Groups news by category, the one with the newest item first; items without one come last. */
export function newsGroups(items: readonly NewsItem[]): readonly NewsGroup[] {
  const groups = new Map<string, NewsItem[]>();
  for (const item of newestNews(items)) {
    const name = item.category?.trim() || OTHERS;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  const all = [...groups].map(([name, own]) => ({ name, items: own }));
  return [
    ...all.filter(({ name }) => name !== OTHERS),
    ...all.filter(({ name }) => name === OTHERS),
  ];
}

/** The id of a section: letters and digits of its name. */
export const sectionId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

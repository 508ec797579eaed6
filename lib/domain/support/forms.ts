import type { Download } from './records';

import { anchorOf } from '@/lib/tools/anchors';
import { groupBy, type Group } from './group';
import { searchTerms } from '@/lib/tools/parameters';

const FORM_ORDERS = ['category', 'newest', 'name', 'smallest'] as const;
export type FormOrder = (typeof FORM_ORDERS)[number];

const categoryOf = ({ category }: Download): string => category ?? 'Other forms';

export const formCategories = (forms: readonly Download[]) =>
  groupBy(forms, categoryOf).map(({ name, items }) => ({
    name,
    slug: anchorOf(name),
    count: items.length,
  }));

const COMPARE: Readonly<
  Record<Exclude<FormOrder, 'category'>, (a: Download, b: Download) => number>
> = {
  newest: (a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''),
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  smallest: (a, b) => (a.size ?? Infinity) - (b.size ?? Infinity),
};

export const formOrder = (given: string): FormOrder =>
  FORM_ORDERS.find((order) => order === given) ?? 'category';

/**
 * Filters the forms that have a file by query and category (its slug; empty for all).
 * @returns groups by category, or one unnamed group for any other order
 */
export function filterForms(
  forms: readonly Download[],
  query: string,
  category: string,
  order: FormOrder,
): readonly Group<Download>[] {
  const words = searchTerms(query);
  const found = forms.filter(
    (form) =>
      form.file !== null &&
      (category === '' || anchorOf(categoryOf(form)) === category) &&
      words.every((word) => `${form.name} ${categoryOf(form)}`.toLowerCase().includes(word)),
  );
  if (order === 'category') return groupBy(found, categoryOf);
  return found.length === 0 ? [] : [{ name: '', items: [...found].sort(COMPARE[order]) }];
}

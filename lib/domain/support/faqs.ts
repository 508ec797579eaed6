import type { Faq } from './records';

import { anchorOf, anchorsOf } from '@/lib/tools/anchors';
import { groupBy, type Group } from './group';
import { searchTerms } from '@/lib/tools/parameters';

const NO_CATEGORY = 'Other questions';

interface ListedFaq extends Faq {
  /** The answer's anchor; it does not depend on the filter. */
  readonly anchor: string;
}

const categoryOf = ({ category }: Faq): string => category ?? NO_CATEGORY;

/** Every question with its anchor. */
export function listFaqs(faqs: readonly Faq[]): readonly ListedFaq[] {
  const anchors = anchorsOf(faqs.map(({ question }) => question));
  return faqs.map((faq, at) => ({ ...faq, anchor: anchors[at] ?? `question-${at + 1}` }));
}

/** The earliest check date among the answers; `null` if none has one. */
export const faqsReviewedAt = (faqs: readonly Faq[]): string | null =>
  faqs
    .flatMap(({ reviewedAt }) => reviewedAt ?? [])
    .toSorted()
    .at(0) ?? null;

/** Categories with their slugs and numbers of questions. */
export function faqCategories(faqs: readonly Faq[]) {
  return groupBy(faqs, categoryOf).map(({ name, items }) => ({
    name,
    slug: anchorOf(name),
    count: items.length,
  }));
}

/** Questions of a category (its slug; empty for all) that contain every word of the query. */
export function filterFaqs(
  faqs: readonly ListedFaq[],
  query: string,
  category: string,
): readonly Group<ListedFaq>[] {
  const words = searchTerms(query);
  const found = faqs.filter((faq) => {
    if (category !== '' && anchorOf(categoryOf(faq)) !== category) return false;
    const text = `${faq.question} ${faq.response.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return groupBy(found, categoryOf);
}

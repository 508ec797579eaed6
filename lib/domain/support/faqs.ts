import type { Faq } from './records';

import { anchorOf, anchorsOf } from '@/lib/tools/anchors';
import { groupBy, type Group } from './group';
import { searchTerms } from '@/lib/tools/parameters';

const NO_CATEGORY = 'Other questions';

/** The words from which on an answer has a page of its own. */
const LONG_ANSWER = 120;

export interface ListedFaq extends Faq {
  /** The answer's anchor; it does not depend on the filter. The last part of its page's address. */
  readonly anchor: string;
  /** Whether the answer is long enough for a page of its own. */
  readonly hasPage: boolean;
  /** What lists show: the answer, of one with a page its first paragraph. */
  readonly shown: string;
}

const categoryOf = ({ category }: Faq): string => category ?? NO_CATEGORY;

const textIn = (markup: string): string => markup.replace(/<[^>]*>/g, ' ');

const FIRST_PARAGRAPH = /^<p>.*?<\/p>/s;

/** Every question with its anchor. */
export function listFaqs(faqs: readonly Faq[]): readonly ListedFaq[] {
  const anchors = anchorsOf(faqs.map(({ question }) => question));
  return faqs.map((faq, at) => {
    const { response } = faq;
    const hasPage = textIn(response).split(/\s+/).filter(Boolean).length >= LONG_ANSWER;
    const [lead = response] = (hasPage && FIRST_PARAGRAPH.exec(response)) || [];
    return { ...faq, anchor: anchors[at] ?? `question-${at + 1}`, hasPage, shown: lead };
  });
}

/** The questions whose answers have pages of their own. */
export const longAnswers = (faqs: readonly Faq[]): readonly ListedFaq[] =>
  listFaqs(faqs).filter(({ hasPage }) => hasPage);

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
    const text = `${faq.question} ${textIn(faq.response)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return groupBy(found, categoryOf);
}

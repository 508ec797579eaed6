import { LRUCache } from 'lru-cache';
import type { FAQPageLeaf, Question } from 'schema-dts';

import { onePerCategory } from '@/lib/domain/support/faq-choice';
import { faqs as homeCopy } from '@/lib/content/home';
import { questionsOf } from '@/lib/content/products/questions';
import type { Section } from '@/lib/content/products/types';
import type { Faq } from '@/lib/domain/support/records';
import { textOf } from '@/lib/provider/values/markup';
import { faqCategories, filterFaqs, type ListedFaq, listFaqs } from '@/lib/domain/support/faqs';

import { idOn, type PartOf, ref } from './page';

/** A question and its answer as plain text, equal to what the page shows. */
interface PlainQuestion {
  readonly question: string;
  readonly answer: string;
}

const LINK = /\[([^\]]+)\]\([^)]+\)/g;

/** Plain text by markup, since parsing an answer is slow. */
const texts = new LRUCache<string, string>({ max: 1000 });

function answerOf(markup: string): string {
  const known = texts.get(markup);
  if (known !== undefined) return known;
  const text = textOf(markup);
  texts.set(markup, text);
  return text;
}

/** A question with what its list shows of the answer. */
const plain = ({ question, shown }: ListedFaq): PlainQuestion => ({
  question,
  answer: answerOf(shown),
});

/** The question of an answer's own page. */
export const answerQuestion = ({ question, response }: Faq): PartOf =>
  questions([{ question, answer: answerOf(response) }]);

const entityOf = ({ question, answer }: PlainQuestion): Question => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
});

/** The questions of a page, in the one `FAQPage` that a page may have. */
export function questions(entries: readonly PlainQuestion[]): PartOf {
  const mainEntity = entries.filter(({ answer }) => answer !== '').map(entityOf);
  return (page) => {
    if (mainEntity.length === 0) return null;
    // That page is a `FAQPage` itself while it has questions; a second one would contradict it.
    if (page.path === '/support/faqs') return { page: { '@type': 'FAQPage', mainEntity } };
    const node: FAQPageLeaf = {
      '@type': 'FAQPage',
      '@id': idOn(page, 'faq'),
      isPartOf: ref(idOn(page, 'webpage')),
      mainEntity,
    };
    return { nodes: [node] };
  };
}

/** The questions that the home page picks. */
export const homeQuestions = (faqs: readonly Faq[] | null): PartOf =>
  questions(onePerCategory(listFaqs(faqs ?? []), homeCopy.count).map(plain));

/** The questions that `/support/faqs` shows for the words and the category in its address. */
export function supportQuestions(
  faqs: readonly Faq[] | null,
  query: string,
  category: string,
): PartOf {
  const all = listFaqs(faqs ?? []);
  const chosen = faqCategories(all).find(({ slug }) => slug === category)?.slug ?? '';
  return questions(filterFaqs(all, query, chosen).flatMap(({ items }) => items.map(plain)));
}

/** The questions among the sections of a product's page; links are reduced to their text. */
export const sectionQuestions = (sections: readonly Section[]): PartOf =>
  questions(
    questionsOf(sections).map(({ question, answer }) => ({
      question,
      answer: answer.replace(LINK, '$1'),
    })),
  );

import { longAnswers } from '@/lib/domain/support/faqs';
import { answerPath } from '@/lib/pages/addresses/paths';
import { foundIn, pageKind } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { leadOf, pageMetadata } from '@/lib/pages/seo/metadata';
import { answerQuestion } from '@/lib/pages/seo/structured/questions';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { loadRecords } from '@/lib/provider/load-records';
import { textOf } from '@/lib/provider/values/markup';

import { shownPagesAbout } from './load-read';

async function loadAnswers() {
  const faqs = await loadRecords('faqs', {});
  return faqs && longAnswers(faqs);
}

/** Support answers that are long enough for a page of their own. */
export const answers = pageKind(PAGE_PATTERNS.answers, {
  schemaType: 'ItemPage',
  above: ['/', '/support', '/support/faqs'],
  find: async (slug) => foundIn(await loadAnswers(), slug, ({ anchor }) => anchor),
  load: ({ record: answer, list }) => ({
    answer,
    others: list
      .filter((other) => other !== answer)
      .map(({ question, anchor }) => ({ name: question, path: answerPath(anchor) })),
    pages: shownPagesAbout(answer.question),
  }),
  metadata: ({ answer: { question, response, anchor } }) =>
    pageMetadata({
      title: question,
      description: leadOf(textOf(response)),
      path: answerPath(anchor),
    }),
  name: ({ answer }) => answer.question,
  parts: ({ answer }) => [answerQuestion(answer)],
  picture: ({ record: { question, shown } }) =>
    textPicture('support', question, leadOf(textOf(shown)), 'Support'),
  sitemap: {
    part: 'pages',
    // The day of a check is not the day of a change, so there is no `lastmod`.
    entries: async () =>
      (await loadAnswers())?.map(({ anchor }) => ({ path: answerPath(anchor), lastmod: null })) ??
      null,
  },
});

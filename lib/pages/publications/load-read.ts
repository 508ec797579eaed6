import 'server-only';

import { longAnswers } from '@/lib/domain/support/faqs';
import { pageOf } from '@/lib/pages';
import { answerPath, articlePath } from '@/lib/pages/addresses/paths';
import { loadRecords } from '@/lib/provider/load-records';
import { env } from '@/lib/tools/env';
import type { SiteHref } from '@/lib/tools/site-path';

import { pagesAbout, readFor } from './subjects';

/** A link to a text or a page. */
export interface NamedPath {
  readonly name: string;
  readonly path: SiteHref;
}

/** The articles and answers that explain a page. @param of its path, or the pattern of its kind */
export async function loadRead(of: string): Promise<readonly NamedPath[]> {
  const [articles, faqs] = await Promise.all([
    loadRecords('articles', {}),
    loadRecords('faqs', {}),
  ]);
  return [
    ...readFor(of, articles ?? [], ({ name }) => name).map(({ name, slug }) => ({
      name,
      path: articlePath(slug),
    })),
    ...readFor(of, longAnswers(faqs ?? []), ({ question }) => question).map(
      ({ question, anchor }) => ({ name: question, path: answerPath(anchor) }),
    ),
  ];
}

/** The pages that a text explains, without those that are switched off. @param name see `pagesAbout` */
export const shownPagesAbout = (name: string): readonly NamedPath[] =>
  pagesAbout(name)
    .map((path) => pageOf(path))
    .filter(({ flag }) => flag === undefined || env().flags[flag])
    .map(({ path, title }) => ({ path, name: title }));

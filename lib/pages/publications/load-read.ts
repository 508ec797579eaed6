import 'server-only';

import type { Article } from '@/lib/domain/publication/records';
import { getArticles } from '@/lib/provider/getters/content';

import { articlesFor } from './subjects';

/** The articles that explain a page. @param of its path, or the pattern of its kind */
export const loadRead = async (of: string): Promise<readonly Article[]> =>
  articlesFor(of, (await getArticles()) ?? []);

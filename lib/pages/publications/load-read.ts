import 'server-only';

import type { Article } from '@/lib/domain/publication/records';

import { articlesFor } from './subjects';
import { loadRecords } from '@/lib/provider/load-records';

/** The articles that explain a page. @param of its path, or the pattern of its kind */
export const loadRead = async (of: string): Promise<readonly Article[]> =>
  articlesFor(of, (await loadRecords('articles', {})) ?? []);

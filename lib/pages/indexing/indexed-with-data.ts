import 'server-only';

import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';
import { isForSearchEngines } from './has-data';
import { readAskedDay } from '@/lib/pages/markets/asked-day';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';

import type { PageFacts } from '@/lib/pages/seo/metadata';

/**
 * Keeps a page without data or with made-up figures, its earlier sessions (`?on=`) and its other months
 * (`?month=`) out of search engines.
 */
export const indexedWithData =
  (path: SitePath) =>
  async (query: SearchParameters): Promise<Partial<PageFacts>> => {
    const isNewest =
      readAskedDay(parameter(query, 'on')).kind === 'newest' && parameter(query, 'month') === '';
    return isNewest && (await isForSearchEngines(pageOf(path))) ? {} : { isIndexed: false };
  };

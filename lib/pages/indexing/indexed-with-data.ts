import 'server-only';

import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';
import { isForSearchEngines } from './has-data';
import { readAskedDay } from '@/lib/pages/markets/asked-day';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';

import type { PageFacts } from '@/lib/pages/seo/metadata';

/**
 * Keeps a page out of search engines if it has no data, sample figures or figures past their
 * maximum age, and also its earlier sessions (`?on=`), its other months (`?month=`) and its groups
 * (`?group=`). A page of the last session may say `today` in its title.
 */
export const indexedWithData =
  (path: SitePath) =>
  async (query: SearchParameters): Promise<Partial<PageFacts>> => {
    const page = pageOf(path);
    const isWhole =
      readAskedDay(parameter(query, 'on')).kind === 'newest' &&
      ['month', 'group'].every((name) => parameter(query, name) === '');
    if (!isWhole || !(await isForSearchEngines(page))) return { isIndexed: false };
    return page.todayTitle === undefined ? {} : { title: page.todayTitle };
  };

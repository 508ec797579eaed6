import { env } from '@/lib/tools/env';

import type { PageRecord } from '@/lib/pages/page';

/** Whether the sample firm's records stand in for videos, reports, awards and pictures. */
export const hasSampleContent = (): boolean => env().bases.content === null;

/** Whether a page is for search engines. */
export const isIndexed = ({ indexed, realOnly }: PageRecord): boolean =>
  indexed !== false && !(realOnly && hasSampleContent());

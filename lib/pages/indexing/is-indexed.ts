import { env } from '@/lib/tools/env';

import type { PageRecord } from '@/lib/pages/page';

/** Whether videos, reports, awards and pictures are the sample firm's. */
export const hasSampleContent = (): boolean => env().bases.content === null;

/** Whether search engines may index a page. */
export const isIndexed = ({ indexed, realOnly }: PageRecord): boolean =>
  indexed !== false && !(realOnly && hasSampleContent());

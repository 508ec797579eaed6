import { noteRendering } from '@/lib/observability/rendering-notes';
import { momentOf } from '@/lib/pages/feeds/feed';

/**
 * Tells crawlers the day of what a page shows, as `Last-Modified`. Revalidation goes by the ETag alone:
 * a page may change in other parts.
 * @param date a day (its first moment in India counts) or a moment; none if it is to come
 */
export function noteModified(date: string | null | undefined): void {
  const moment = momentOf(date ?? null);
  if (moment === null || moment.getTime() > Date.now()) return;
  noteRendering({ lastModified: moment.toUTCString() });
}

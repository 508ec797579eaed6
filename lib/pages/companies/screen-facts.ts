import 'server-only';

import type { CompanyFigure } from '@/lib/domain/company/records';
import { oldDayOf, screenDescription, screenTails } from '@/lib/domain/screener/ages';
import { type ReadyScreen, screenOf } from '@/lib/domain/screener/screens';
import type { Dated, Sourced } from '@/lib/domain/sourced';
import { isCurrent } from '@/lib/pages/indexing/has-data';
import { titleThatFits } from '@/lib/pages/seo/metadata';

type Answer = Sourced<Dated<CompanyFigure>> | null;

/**
 * The oldest day of a ready screen's figures that is too old for search engines; `null` if all are
 * current, and for sample figures, which are marked and never count as old.
 */
const oldDayOfScreen = (ready: ReadyScreen, answer: Answer): string | null =>
  answer === null || answer.source === 'sample'
    ? null
    : oldDayOf(screenOf(ready), answer.data, (kind, day) => !isCurrent(kind, day));

/** Title and description of a ready screen, and whether search engines may index it. */
export function readyScreenFacts(ready: ReadyScreen, answer: Answer) {
  const oldDay = oldDayOfScreen(ready, answer);
  const dated = oldDay && titleThatFits(ready.title, screenTails(oldDay));
  return {
    title: dated || ready.title,
    description: screenDescription(ready, oldDay),
    isIndexed: oldDay === null && Boolean(answer?.data.date) && answer?.source !== 'sample',
  };
}

import { isKnown, known } from '@/lib/domain/figure/figure';
import { dividendYield } from '@/lib/domain/figure/yields';
import { monthsBefore } from '@/lib/tools/time';

import { rounded } from '../change';
import type { ExchangeFolder } from '../dataset';
import { isWhole } from '../store';
import { symbolsOf } from '../query';
import { actionsSince } from './actions-since';
import { actionsOf } from './company-events';
import type { Since } from './comparable-since';

/**
 * The dividend yield of a share on a day, in per cent of its close, as on its page; `null` for every
 * share unless the files have all corporate actions of twelve months.
 */
export function dividendYields(folder: ExchangeFolder, day: string) {
  const since = actionsSince(folder, day);
  const isComplete = since !== null && since <= monthsBefore(day, 12) && isWhole(folder.db);
  return (symbol: string, close: number, broken: Since | undefined): number | null => {
    if (!isComplete) return null;
    const actions = actionsOf(folder, symbolsOf(folder, symbol)).map(
      ({ factor = 1, ...action }) => ({ ...action, factor }),
    );
    const breaks =
      broken && broken.breaks !== null ? [{ day: broken.day, cause: broken.breaks }] : [];
    const figure = dividendYield(known(close, day), {
      actions,
      since,
      breaks,
      source: 'end-of-day',
    });
    return isKnown(figure) ? rounded(figure.value) : null;
  };
}

import { listed } from '@/lib/tools/phrases';
import { countOf, formatCount } from '@/lib/tools/format';

import type { Bound, Screen } from './address';
import { SCREEN_FIELDS, SCREEN_GROUPS, type ScreenField, screenFieldOf } from './fields';
import type { Screened } from './screened';

function boundWords({ noun, print }: ScreenField, { from, to }: Bound): string {
  if (from !== null && to !== null) return `${noun} from ${print(from)} to ${print(to)}`;
  return from !== null
    ? `${noun} of ${print(from)} or more`
    : `${noun} of ${print(to ?? 0)} or less`;
}

/** The conditions of a screen in words; empty if it has none. */
function conditions(screen: Screen): readonly string[] {
  const bounds = SCREEN_FIELDS.flatMap((field: ScreenField) => {
    const bound = screen.bounds[field.key];
    return bound ? boundWords(field, bound) : [];
  });
  const groups = SCREEN_GROUPS.flatMap(({ key, label }) => {
    const value = screen.groups[key];
    return value ? `${label.toLowerCase()} ${value}` : [];
  });
  return [...bounds, ...groups];
}

/** The rule of a screen in a sentence. */
export function ruleSentence(screen: Screen): string {
  const all = conditions(screen);
  const { noun } = screenFieldOf(screen.sort) ?? SCREEN_FIELDS[0];
  const order = `sorted by ${noun}, ${screen.direction === 'up' ? 'lowest' : 'highest'} first`;
  const whole = 'Companies on NSE’s main board';
  return all.length === 0 ? `${whole}, ${order}.` : `${whole} with ${listed(all)}, ${order}.`;
}

/** How many companies a screen finds. */
export function screenFinding(found: number, all: number): string {
  if (all === 0) return 'The figures have not reached us';
  if (found === 0) return `None of ${countOf(all, 'company', 'companies')} fits`;
  if (found === all) return countOf(all, 'company', 'companies');
  return `${formatCount(found)} of ${countOf(all, 'company', 'companies')} ${found === 1 ? 'fits' : 'fit'}`;
}

/** Which companies a screen could not judge; blank if it judged all. */
export const blanksSentence = ({ blanks }: Screened): string =>
  blanks
    .map(
      ({ field, count }) =>
        `${countOf(count, 'company has', 'companies have')} no ${field.noun} on record and can’t fit.`,
    )
    .join(' ');

import { formatNumber } from '@/lib/tools/format';
import { moved, say, tenths } from '@/lib/tools/sentence';
import { monthsBefore } from '@/lib/tools/time';

import { isCurrent } from './quarters';
import type { Shareholding } from './records';

type Percent = {
  readonly [
    Key in keyof Shareholding as Key extends `${string}Percent` ? Key : never
  ]: Shareholding[Key];
};

/** The groups of owners, which hold all shares together. */
export const OWNERS = [
  { key: 'promotersPercent', name: 'Promoters' },
  { key: 'foreignInstitutionsPercent', name: 'Foreign institutions' },
  { key: 'mutualFundsPercent', name: 'Mutual funds' },
  { key: 'insurersPercent', name: 'Insurers' },
  { key: 'otherInstitutionsPercent', name: 'Other institutions in India' },
  { key: 'othersPercent', name: 'Others' },
] as const satisfies readonly { key: keyof Percent; name: string }[];

/** Institutions in India and abroad together; `null` if neither is known. */
function institutionsPercent(one: Shareholding): number | null {
  const parts = [
    one.mutualFundsPercent,
    one.insurersPercent,
    one.otherInstitutionsPercent,
    one.foreignInstitutionsPercent,
  ].flatMap((percent) => percent ?? []);
  return parts.length === 0 ? null : parts.reduce((sum, percent) => sum + percent, 0);
}

/** The pattern of the same month of the year before. @param all oldest first */
export function yearBefore(one: Shareholding, all: readonly Shareholding[]): Shareholding | null {
  const month = monthsBefore(one.asOn, 12).slice(0, 7);
  return all.find(({ asOn }) => asOn.startsWith(month)) ?? null;
}

/** Percentage points between two days; `null` if one is not known. */
const pointsFrom = (now: number | null, before: number | null | undefined): number | null =>
  now === null || before === null || before === undefined ? null : now - before;

const points = (change: number): string => `${formatNumber(change)} points`;

const FINDING = [
  'No promoters: institutions hold {institutions:tenths}{hasNone?}',
  'Promoters hold {promoters:percent}[, {change} in a year]',
  'Who owns the shares',
] as const;

/** `Promoters hold 50.13%, down 0.22 points in a year`. @param all oldest first */
export function ownersFinding(all: readonly Shareholding[]): string {
  const newest = all.at(-1);
  const promoters = newest?.promotersPercent ?? null;
  const before = newest && yearBefore(newest, all);
  return say(FINDING, {
    hasNone: promoters === 0,
    institutions: newest && institutionsPercent(newest),
    promoters,
    change: moved(pointsFrom(promoters, before?.promotersPercent), 'up/down/unchanged', points),
  });
}

const LEAD = [
  'None of the promoters’ shares are pledged.{isFree?}',
  '{pledged:percent} of the promoters’ shares are pledged.',
] as const;

/** Pledge, and how many shareholders there are; blank if neither is known. */
export function ownersLead(all: readonly Shareholding[]): string {
  const newest = all.at(-1);
  if (!newest) return '';
  const [holders, before] = [newest.holders, yearBefore(newest, all)?.holders];
  const hasPromoters = (newest.promotersPercent ?? 0) > 0;
  return [
    hasPromoters &&
      say(LEAD, { isFree: newest.pledgedPercent === 0, pledged: newest.pledgedPercent }),
    say('{holders:count} shareholders[, {change} in a year].', {
      holders,
      change:
        holders && before ? moved((holders / before - 1) * 100, 'up/down/unchanged', tenths) : null,
    }),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * States the day of the figures, without the full stop.
 * @param day of the prices that are shown with them; `null` if it is not known
 */
export const ownersNote = (all: readonly Shareholding[], day: string | null): string => {
  const newest = all.at(-1);
  return say(
    'Shareholding on {asOn:date}[, filed on {filedOn:date}][, more than two quarters before {old:date}]',
    {
      asOn: newest?.asOn,
      filedOn: newest?.filedOn,
      old: newest && day && !isCurrent({ period: newest.asOn }, day) && day,
    },
  );
};

import { formatChangePercent, formatDate, directionOf } from '@/lib/tools/format';
import { dayChange, schemeLabel } from '@/lib/domain/fund/plans';
import { formatNav } from '@/lib/domain/fund/sentences';
import type { FundFamily } from '@/lib/domain/fund/types';

import { drawable } from './characters';
import type { Picture } from './picture';

/**
 * What a fund's picture shows: its name, its house and the NAV of its first plan. No return: a
 * picture has no room for the warning that must be with it.
 */
export function fundPicture(family: FundFamily, isSample: boolean): Picture {
  const { name, house, category, schemes } = family;
  const [scheme] = schemes;
  const nav = family.isCurrent ? (scheme?.nav ?? null) : null;
  const percent = scheme && nav !== null ? (dayChange(scheme)?.percent ?? null) : null;
  const figures =
    scheme && nav !== null
      ? [{ label: `NAV (${schemeLabel(scheme)})`, value: formatNav(nav) }]
      : [];
  const change =
    percent === null
      ? []
      : [
          {
            label: 'Change',
            value: formatChangePercent(percent),
            direction: directionOf(percent),
          },
        ];
  return {
    style: 'company',
    label: drawable(category ? category.name : 'Mutual fund') || 'Mutual fund',
    title: drawable(name) || 'Mutual fund',
    line: drawable(house.name) || null,
    figures: [...figures, ...change],
    range: null,
    notes: figures.length > 0 ? [`As of ${formatDate(scheme?.day ?? null)}`] : [],
    isSample: isSample && figures.length > 0,
  };
}

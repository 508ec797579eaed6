import { readAction } from '@/lib/domain/figure/actions';

import type { CompanyAction, ReportedPeriod } from './records';

type Action = Pick<CompanyAction, 'exDate' | 'purpose'>;

/**
 * Whether an action is a merger or demerger, after which a company's figures cannot be compared
 * with those before.
 */
export const isBreak = ({ purpose }: Pick<Action, 'purpose'>): boolean =>
  ['merger', 'demerger'].includes(readAction(purpose).kind);

/**
 * The periods that can be compared with a given one: those with no merger or demerger in between.
 */
export const comparableTo = <Period extends ReportedPeriod>(
  { period }: ReportedPeriod,
  periods: readonly Period[],
  actions: readonly Action[],
): readonly Period[] => {
  const breaks = actions.filter(isBreak);
  return periods.filter(
    (one) => !breaks.some(({ exDate }) => one.period < exDate && exDate <= period),
  );
};

import { readAction } from '@/lib/domain/figure/actions';

import type { CompanyAction, ReportedPeriod } from './records';

type Action = Pick<CompanyAction, 'exDate' | 'purpose'>;

/** Whether an action is a merger or demerger, after which a company is not the one that it was. */
export const isBreak = ({ purpose }: Pick<Action, 'purpose'>): boolean =>
  ['merger', 'demerger'].includes(readAction(purpose).kind);

/** The periods that one can be compared with: those with no merger or demerger in between. */
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

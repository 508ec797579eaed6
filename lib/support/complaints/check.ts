import { checkRow, ComplaintDataError, pendingOf, type Refuse } from './check-row';
import { financialYearOf, monthAfter } from './periods';
import type { ComplaintMonth, ComplaintRegister, ComplaintSource, ComplaintYear } from './types';

function figuresOf(month: ComplaintMonth, key: ComplaintSource, label: string, refuse: Refuse) {
  return month.figures[key] ?? refuse(month.month, label, 'the row is missing');
}

function checkMonths({ months, sources }: ComplaintRegister, refuse: Refuse): void {
  months.forEach((month, at) => {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month.month)) refuse(month.month, null, 'is no month');
    const before = months[at - 1];
    if (before && month.month !== monthAfter(before.month)) {
      refuse(month.month, null, `does not follow ${before.month}`);
    }
    for (const { key, label } of sources) {
      const figures = figuresOf(month, key, label, refuse);
      checkRow(month, key, label, figures, refuse);
      if (!before) continue;
      const left = pendingOf(figuresOf(before, key, label, refuse));
      if (figures[0] !== left) {
        refuse(
          month.month,
          label,
          `${figures[0]} carried forward, but ${before.month} left ${left} pending`,
        );
      }
    }
  });
}

const leftOf = ({ carried, received, resolved }: ComplaintYear): number =>
  carried + received - resolved;

/** Carried forward over all sources. */
export const carriedInto = (month: ComplaintMonth): number =>
  Object.values(month.figures).reduce((sum, figures) => sum + figures[0], 0);

function checkYears({ years, months }: ComplaintRegister, refuse: Refuse): void {
  years.forEach((year, at) => {
    if (leftOf(year) < 0) refuse(year.year, null, 'more is resolved than was there');
    const before = years[at - 1];
    if (before && year.carried !== leftOf(before)) {
      refuse(
        year.year,
        null,
        `${year.carried} carried forward, but ${before.year} left ${leftOf(before)} pending`,
      );
    }
  });
  const last = years.at(-1);
  const first = last && months.find(({ month }) => financialYearOf(month) > last.year);
  if (last && first?.month.endsWith('-04') && carriedInto(first) !== leftOf(last)) {
    refuse(
      first.month,
      null,
      `${carriedInto(first)} carried forward, but ${last.year} left ${leftOf(last)} pending`,
    );
  }
}

/**
 * Refuses a register that does not add up: carried and received make total pending, total pending
 * less resolved the two pendings, and each month or year carries what the one before left.
 * @throws ComplaintDataError naming the register, the month or year, and the row
 */
export function checkRegister(register: ComplaintRegister): ComplaintRegister {
  const refuse: Refuse = (period, row, why) => {
    throw new ComplaintDataError(register.name, period, row, why);
  };
  if (register.months.length === 0) refuse('no month', null, 'there are no figures');
  checkMonths(register, refuse);
  checkYears(register, refuse);
  return register;
}

import { checkRow, ComplaintDataError, pendingOf, type Fail } from './check-row';
import { financialYearOf, monthAfter } from './periods';
import type { ComplaintMonth, ComplaintRegister, ComplaintSource, ComplaintYear } from './types';

function figuresOf(month: ComplaintMonth, key: ComplaintSource, label: string, fail: Fail) {
  return month.figures[key] ?? fail(month.month, label, 'the row is missing');
}

function checkMonths({ months, sources }: ComplaintRegister, fail: Fail): void {
  months.forEach((month, at) => {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month.month)) fail(month.month, null, 'is no month');
    const before = months[at - 1];
    if (before && month.month !== monthAfter(before.month)) {
      fail(month.month, null, `does not follow ${before.month}`);
    }
    for (const { key, label } of sources) {
      const figures = figuresOf(month, key, label, fail);
      checkRow(month, key, label, figures, fail);
      if (!before) continue;
      const left = pendingOf(figuresOf(before, key, label, fail));
      if (figures[0] !== left) {
        fail(
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

/** Complaints carried forward into a month, all sources together. */
const carriedInto = (month: ComplaintMonth): number =>
  Object.values(month.figures).reduce((sum, figures) => sum + figures[0], 0);

function checkYears({ years, months }: ComplaintRegister, fail: Fail): void {
  years.forEach((year, at) => {
    if (leftOf(year) < 0) fail(year.year, null, 'more is resolved than was there');
    const before = years[at - 1];
    if (before && year.carried !== leftOf(before)) {
      fail(
        year.year,
        null,
        `${year.carried} carried forward, but ${before.year} left ${leftOf(before)} pending`,
      );
    }
  });
  const last = years.at(-1);
  const first = last && months.find(({ month }) => financialYearOf(month) > last.year);
  if (last && first?.month.endsWith('-04') && carriedInto(first) !== leftOf(last)) {
    fail(
      first.month,
      null,
      `${carriedInto(first)} carried forward, but ${last.year} left ${leftOf(last)} pending`,
    );
  }
}

/**
 * Checks that a register adds up: carried + received = total pending; total pending − resolved = both
 * pendings; each month or year carries forward what the previous one left pending.
 * @throws ComplaintDataError naming the register, the month or year, and the row
 */
export function checkRegister(register: ComplaintRegister): ComplaintRegister {
  const fail: Fail = (period, row, why) => {
    throw new ComplaintDataError(register.name, period, row, why);
  };
  if (register.months.length === 0) fail('no month', null, 'there are no figures');
  checkMonths(register, fail);
  checkYears(register, fail);
  return register;
}

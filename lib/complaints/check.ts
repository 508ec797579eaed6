import type {
  ComplaintMonth,
  ComplaintRegister,
  ComplaintSource,
  ComplaintYear,
  SourceFigures,
} from './types';

/** Complaint data that does not add up; the message names register, month (or year) and row. */
export class ComplaintDataError extends Error {
  override name = 'ComplaintDataError';

  constructor(register: string, period: string, row: string | null, why: string) {
    super(`Complaint data, ${register}, ${period}${row === null ? '' : `, ${row}`}: ${why}`);
  }
}

type Refuse = (period: string, row: string | null, why: string) => never;

const FIGURES = ['carried', 'received', 'resolved', 'pending under 3', 'pending over 3', 'days'];

/** The month after `YYYY-MM`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** The financial year that a month falls in: `2025-26` for March 2026. */
export function financialYearOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = number >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

export const pendingOf = ([carried, received, resolved]: SourceFigures): number =>
  carried + received - resolved;

function checkRow(
  { month, reported }: ComplaintMonth,
  key: ComplaintSource,
  label: string,
  figures: SourceFigures,
  refuse: Refuse,
): void {
  figures.forEach((figure, at) => {
    if (!Number.isSafeInteger(figure) || figure < 0) {
      refuse(month, label, `${FIGURES[at]} must be a whole number from 0, and is ${figure}`);
    }
  });
  const [carried, received, resolved, under, over, days] = figures;
  const total = carried + received;
  const stated = reported?.[key];
  if (stated !== undefined && stated !== total) {
    refuse(
      month,
      label,
      `${carried} carried and ${received} received make ${total}, not ${stated}`,
    );
  }
  if (total - resolved !== under + over) {
    refuse(
      month,
      label,
      `${total} pending less ${resolved} resolved leave ${total - resolved}, but ${under} under and ${over} over 3 months are given`,
    );
  }
  if (resolved === 0 && days > 0) refuse(month, label, `${days} days for no resolved complaint`);
}

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

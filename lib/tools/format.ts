/**
 * Formats numbers, money and dates for the whole site: Indian English, Indian Standard Time.
 * A missing value is printed as an en dash, never as `NaN` or 0.
 */
import { onIndianClock } from '@/lib/tools/time';

export const MISSING = '–';

const MINUS = '−';
const RUPEE = '₹';

/** Positions of the commas in Indian grouping: before the last three digits, then every two. */
const GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * A size in units of its last printed digit, rounded half up in decimal: 1.005 gives 101 hundredths,
 * although its binary value is slightly smaller.
 */
function inLastDigit(size: number, digits: number): number {
  const [coefficient, exponent = 0] = String(size).split('e');
  return Math.round(Number(`${coefficient}e${Number(exponent) + digits}`));
}

/** A number as it is printed with some decimals, for programs that read it next to the text. */
export const asPrinted = (value: number, digits = 2): number =>
  (Math.sign(value) * inLastDigit(Math.abs(value), digits)) / 10 ** digits;

/** Formats without `Intl`, whose first use takes a phone about 200 ms. */
function print(value: number | null | undefined, digits: number, rupees: boolean): string {
  if (value === null || value === undefined) return MISSING;
  const shown = inLastDigit(Math.abs(value), digits);
  if (!Number.isFinite(shown)) return MISSING;
  const figures = String(BigInt(shown)).padStart(digits + 1, '0');
  const point = figures.length - digits;
  const whole = figures.slice(0, point).replace(GROUPS, ',');
  // A value that rounds to 0.00 has no sign.
  const sign = value < 0 && shown > 0 ? MINUS : '';
  return `${sign}${rupees ? RUPEE : ''}${whole}${digits > 0 ? '.' : ''}${figures.slice(point)}`;
}

/** A figure in Indian grouping: `12,34,567.00`. */
export function formatNumber(value: number | null | undefined, digits = 2): string {
  return print(value, digits, false);
}

/** Rupees with two decimals, half up: the specification's currency format, for every sum of the site. */
export function formatRupees(value: number | null | undefined): string {
  return print(value, 2, true);
}

/**
 * Whole rupees, half up, for what is no sum but a mark: ticks of charts and ends of sliders, which
 * label a scale, and limits that a law names in round rupees, in the text of an explanation:
 * `₹1,50,000`.
 */
export function formatWholeRupees(value: number | null | undefined): string {
  if (value === null || value === undefined) return MISSING;
  return print(Math.floor(value + 0.5), 0, true);
}

/** A whole count in Indian grouping. */
export function formatCount(value: number | null | undefined): string {
  return print(value, 0, false);
}

/** A count with its noun: `1 video`, `1,200 videos`. @param many where it is not the noun with an s */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** A crore amount as the exchanges print it: `₹13,967.90 crore`. */
export function formatCrore(value: number | null | undefined): string {
  const text = print(value, 2, true);
  return text === MISSING ? MISSING : `${text} crore`;
}

/** The same for a headline, shortened from one lakh crore up: `₹17.32 lakh crore`. */
export function formatLargeCrore(value: number | null | undefined): string {
  const isLarge = typeof value === 'number' && value >= LAKH;
  return isLarge ? `${print(value / LAKH, 2, true)} lakh crore` : formatCrore(value);
}

/** From this size on, in crore, a heading has no use for the paise. */
const WHOLE_CRORE = 100;

/** A crore amount in a heading: `₹4,521 crore`, `₹45.30 crore`. */
export function formatRoundCrore(value: number | null | undefined): string {
  const text = print(value, Math.abs(value ?? 0) < WHOLE_CRORE ? 2 : 0, true);
  return text === MISSING ? MISSING : `${text} crore`;
}

/** A percentage with two decimals and no plus sign: `24.80%`. */
export function formatPercent(value: number | null | undefined, digits = 2): string {
  const text = print(value, digits, false);
  return text === MISSING ? MISSING : `${text}%`;
}

/** A change with its sign: `+8.90`, `−12.40`, `0.00`. */
export function formatChange(value: number | null | undefined, digits = 2): string {
  const text = print(value, digits, false);
  return directionOf(value, digits) === 'up' ? `+${text}` : text;
}

/** A change in per cent with its sign: `+1.41%`. */
export function formatChangePercent(value: number | null | undefined): string {
  const text = formatChange(value);
  return text === MISSING ? MISSING : `${text}%`;
}

/** A change in its unit and in per cent: `+22.10 (+1.66%)`, or whichever is known. */
export function formatMovement(change: number | null, percent: number | null): string {
  if (change === null) return formatChangePercent(percent);
  return percent === null
    ? formatChange(change)
    : `${formatChange(change)} (${formatChangePercent(percent)})`;
}

export type Direction = 'up' | 'down' | 'flat';

/** The direction of a change as printed: a value that rounds to 0.00 is flat. */
export function directionOf(value: number | null | undefined, digits = 2): Direction {
  if (value === null || value === undefined || !Number.isFinite(value)) return 'flat';
  if (inLastDigit(Math.abs(value), digits) === 0) return 'flat';
  return value > 0 ? 'up' : 'down';
}

export const CRORE = 10_000_000;
export const LAKH = 100_000;

/** A large sum in lakh or crore: `₹1.12 crore`, `₹99.91 lakh`; `null` under one lakh. */
export function formatInWords(value: number | null | undefined): string | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  const size = Math.abs(value);
  if (size < LAKH) return null;
  // 99.996 lakh would print as 100.00 lakh.
  const unit = size / LAKH >= 99.995 ? { by: CRORE, name: 'crore' } : { by: LAKH, name: 'lakh' };
  return `${print(value / unit.by, 2, true)} ${unit.name}`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const monthName = (at: Date): string => MONTHS[at.getUTCMonth()] ?? '';
const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Printed parts of a date whose UTC fields are the time in India. */
const DATE_PARTS = {
  day: (at: Date) => `${at.getUTCDate()} ${monthName(at)} ${at.getUTCFullYear()}`,
  month: (at: Date) => `${monthName(at)} ${at.getUTCFullYear()}`,
  time: (at: Date) => `${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())}`,
  year: (at: Date) => String(at.getUTCFullYear()),
  monthName,
  dayMonth: (at: Date) => `${at.getUTCDate()} ${monthName(at)}`,
} as const;

function formatDatePart(value: string | null | undefined, part: keyof typeof DATE_PARTS): string {
  if (!value) return MISSING;
  const at = value.length === 10 ? new Date(`${value}T00:00:00Z`) : onIndianClock(new Date(value));
  return Number.isNaN(at.getTime()) ? MISSING : DATE_PARTS[part](at);
}

/** `20 Nov 2026`, for a day or an instant, in Indian time. */
export function formatDate(value: string | null | undefined): string {
  return formatDatePart(value, 'day');
}

/** `Nov 2026` */
export function formatMonth(value: string | null | undefined): string {
  return formatDatePart(value, 'month');
}

/** `Nov`, for an axis whose years are clear. */
export function formatMonthName(value: string | null | undefined): string {
  return formatDatePart(value, 'monthName');
}

/** `20 Nov`, where the year is clear. */
export function formatDayMonth(value: string | null | undefined): string {
  return formatDatePart(value, 'dayMonth');
}

/** `2026` */
export function formatYear(value: string | null | undefined): string {
  return formatDatePart(value, 'year');
}

/** `15:30`, for an axis whose zone is clear. */
export function formatClock(value: string | null | undefined): string {
  return formatDatePart(value, 'time');
}

/** `15:30 IST` */
export function formatTime(value: string | null | undefined): string {
  const text = formatDatePart(value, 'time');
  return text === MISSING ? MISSING : `${text} IST`;
}

/** `20 Nov 2026, 15:30 IST` for an instant, `20 Nov 2026` for a day. */
export function formatAsOf(value: string | null | undefined): string {
  if (!value || value.length === 10) return formatDate(value);
  return formatDate(value) === MISSING ? MISSING : `${formatDate(value)}, ${formatTime(value)}`;
}

/** The calendar year of an instant in Indian time. */
export function yearOf(moment: Date): number {
  return onIndianClock(moment).getUTCFullYear();
}

/** A file's size: `84 kB`, `1.2 MB`. */
export function formatBytes(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes)) return MISSING;
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

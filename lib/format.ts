/**
 * The only place that formats numbers, money and dates: Indian English, Indian Standard Time.
 * A missing value is an en dash everywhere, never `NaN` or 0.
 */

export const MISSING = '–';

const LOCALE = 'en-IN';
const ZONE = 'Asia/Kolkata';
const MINUS = '−';

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(fractionDigits: number, rupees: boolean): Intl.NumberFormat {
  const key = `${fractionDigits}${rupees}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE, {
    ...(rupees ? { style: 'currency', currency: 'INR' } : {}),
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  numberFormats.set(key, made);
  return made;
}

function print(value: number | null | undefined, digits: number, rupees: boolean): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
  const text = numberFormat(digits, rupees).format(Math.abs(value));
  return isShownNegative(value, digits) ? `${MINUS}${text}` : text;
}

/** −0.004 shown with two decimals is 0.00 and carries no sign. */
function isShownNegative(value: number, digits: number): boolean {
  return Number(value.toFixed(digits)) < 0;
}

/** A figure in Indian grouping: `12,34,567.00`. */
export function formatNumber(value: number | null | undefined, digits = 2): string {
  return print(value, digits, false);
}

/** Rupees with exactly two decimals, the specification's currency format: `₹1,05,000.00`. */
export function formatRupees(value: number | null | undefined): string {
  return print(value, 2, true);
}

/** Whole rupees, half up, as the calculators show them: `₹1,05,000`. */
export function formatWholeRupees(value: number | null | undefined): string {
  if (value === null || value === undefined) return MISSING;
  return print(Math.floor(value + 0.5), 0, true);
}

/** A whole count in Indian grouping. */
export function formatCount(value: number | null | undefined): string {
  return print(value, 0, false);
}

/** A crore amount as the exchanges print it: `₹13,967.90 crore`. */
export function formatCrore(value: number | null | undefined): string {
  const text = print(value, 2, true);
  return text === MISSING ? MISSING : `${text} crore`;
}

/** A percentage with two decimals and no sign of its own: `24.80%`. */
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

/** A change in its own unit and in per cent: `+22.10 (+1.66%)`, or the one of them that is known. */
export function formatMovement(change: number | null, percent: number | null): string {
  if (change === null) return formatChangePercent(percent);
  return percent === null
    ? formatChange(change)
    : `${formatChange(change)} (${formatChangePercent(percent)})`;
}

export type Direction = 'up' | 'down' | 'flat';

/** Which way a change goes as it is shown: what rounds to 0.00 is flat. */
export function directionOf(value: number | null | undefined, digits = 2): Direction {
  if (value === null || value === undefined || !Number.isFinite(value)) return 'flat';
  const shown = Number(value.toFixed(digits));
  if (shown === 0) return 'flat';
  return shown > 0 ? 'up' : 'down';
}

const CRORE = 10_000_000;
const LAKH = 100_000;

/** A large sum in words beside its figures: `₹1.12 crore`, `₹99.91 lakh`; `null` under one lakh. */
export function formatInWords(value: number | null | undefined): string | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  const size = Math.abs(value);
  if (size < LAKH) return null;
  // 99.996 lakh would print as 100.00 lakh.
  const unit = size / LAKH >= 99.995 ? { by: CRORE, name: 'crore' } : { by: LAKH, name: 'lakh' };
  return `${print(value / unit.by, 2, true)} ${unit.name}`;
}

const dateFormats = {
  day: new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }),
  month: new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, month: 'short', year: 'numeric' }),
  time: new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }),
  year: new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, year: 'numeric' }),
  monthName: new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, month: 'short' }),
  dayMonth: new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, day: 'numeric', month: 'short' }),
} as const;

function toInstant(value: string): Date | null {
  const instant = new Date(value.length === 10 ? `${value}T00:00:00+05:30` : value);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function formatDatePart(value: string | null | undefined, part: keyof typeof dateFormats): string {
  const instant = value ? toInstant(value) : null;
  // Some releases of the locale data print "Sept".
  return instant ? dateFormats[part].format(instant).replace('Sept', 'Sep') : MISSING;
}

/** `20 Nov 2026`, of a day or of a moment in Indian time. */
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

/** `20 Nov`, for an axis whose year is clear. */
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

/** `20 Nov 2026, 15:30 IST` for a moment, `20 Nov 2026` for a day. */
export function formatAsOf(value: string | null | undefined): string {
  if (!value || value.length === 10) return formatDate(value);
  return formatDate(value) === MISSING ? MISSING : `${formatDate(value)}, ${formatTime(value)}`;
}

/** The calendar year of a moment in Indian time. */
export function yearOf(moment: Date): number {
  return Number(dateFormats.year.format(moment));
}

/** A file's size: `84 kB`, `1.2 MB`. */
export function formatBytes(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes)) return MISSING;
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

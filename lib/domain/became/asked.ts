import { formatDate } from '@/lib/tools/format';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';

export const KIND_NAMES = { share: 'Share', index: 'Index', fund: 'Mutual fund' } as const;
export type AskedKind = keyof typeof KIND_NAMES;

export const EVERY_NAMES = { once: 'Once', month: 'Every month' } as const;
type Every = keyof typeof EVERY_NAMES;

/** The parameters of an address as typed: the form shows them again. */
export type AskedTexts = Readonly<Record<(typeof ASKED_NAMES)[number], string>>;

/** The parameters of the address. */
export const ASKED_NAMES = ['kind', 'of', 'amount', 'every', 'from', 'to'] as const;

/** A sum invested in a share, an index or a fund, once or every month. */
export interface Asked {
  readonly kind: AskedKind;
  /** A symbol, code, slug or name. */
  readonly of: string;
  /** Whole rupees, each time. */
  readonly amount: number;
  readonly every: Every;
  /** `YYYY-MM-DD`; `null` for a year before the last price. */
  readonly from: string | null;
  /** `YYYY-MM-DD`; `null` for the day of the last price. */
  readonly to: string | null;
}

/** The allowed sums in rupees: from ₹100 to ₹100 crore. */
const [LEAST, MOST] = [100, 1_000_000_000];
const DEFAULT_AMOUNT = 100_000;

const isKeyOf = <Names extends object>(names: Names, text: string): text is string & keyof Names =>
  Object.hasOwn(names, text);

/** A day of the calendar as browsers write it; `null` for anything else. */
function dayOf(text: string): string | null {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  if (!moment || Number.isNaN(moment.getTime())) return null;
  return moment.toISOString().slice(0, 10) === text ? text : null;
}

/** Whole rupees, written with or without commas and the sign; `null` if it is not a number. */
function amountOf(text: string): number | null {
  const figures = text.replace(/^₹\s*/, '').replaceAll(',', '');
  const amount = /^\d{1,12}$/.test(figures) ? Number(figures) : 0;
  return amount >= LEAST && amount <= MOST ? amount : null;
}

function problemsOf(texts: AskedTexts, today: string): readonly string[] {
  const { of, amount, from, to } = texts;
  const days = [from, to].filter((text) => text !== '');
  const unreadable = days.filter((text) => dayOf(text) === null);
  const isReversed = unreadable.length === 0 && days.length === 2 && to <= from;
  return [
    ...(of === '' ? ['Type the name or code of a share, an index or a mutual fund.'] : []),
    ...(amountOf(amount) === null ? ['Type a sum from ₹100 to ₹100 crore in whole rupees.'] : []),
    ...unreadable.map(
      (text) => `“${text}” is no day. Write it as year, month and day: 2025-08-01.`,
    ),
    ...(isReversed ? ['The last day must be later than the first.'] : []),
    ...(dayOf(from) !== null && from >= today
      ? [`${formatDate(from)} is not over yet. Choose an earlier first day.`]
      : []),
  ];
}

/**
 * Reads the parameters of an address.
 * @param today `YYYY-MM-DD` in India
 * @returns nothing for an address without parameters; otherwise the request, or a sentence for each
 * problem
 */
export function readAsked(
  query: SearchParameters,
  today: string,
): { texts: AskedTexts; asked: Asked | null; problems: readonly string[] } {
  const at = (name: keyof AskedTexts) => parameter(query, name);
  const kind = isKeyOf(KIND_NAMES, at('kind')) ? at('kind') : 'share';
  const every = isKeyOf(EVERY_NAMES, at('every')) ? at('every') : 'once';
  const amount = at('amount') || String(DEFAULT_AMOUNT);
  const texts = { kind, of: at('of'), amount, every, from: at('from'), to: at('to') };
  if (ASKED_NAMES.every((name) => query[name] === undefined)) {
    return { texts, asked: null, problems: [] };
  }
  const problems = problemsOf(texts, today);
  if (problems.length > 0) return { texts, asked: null, problems };
  return {
    texts,
    problems,
    asked: {
      kind: kind as AskedKind,
      of: texts.of,
      every: every as Every,
      amount: amountOf(amount) ?? LEAST,
      from: dayOf(texts.from),
      to: dayOf(texts.to),
    },
  };
}

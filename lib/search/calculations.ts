import { formatRupees } from '@/lib/tools/format';
import { foldText } from '@/lib/tools/fold';

import type { Entry } from './entries';

type Quantity = 'amount' | 'rate' | 'years';

interface Calculation {
  readonly words: readonly string[];
  readonly path: string;
  /** The calculator's fields, in the order in which figures without a unit are taken. */
  readonly fields: readonly (readonly [name: string, quantity: Quantity])[];
}

const PLAN = [
  ['amount', 'amount'],
  ['rate', 'rate'],
  ['years', 'years'],
] as const;

/** Calculators that open with the figures that follow their name. */
const CALCULATIONS: readonly Calculation[] = [
  { words: ['sip'], path: '/calculators/sip-calculator', fields: PLAN },
  { words: ['lumpsum', 'lump sum'], path: '/calculators/lump-sum-calculator', fields: PLAN },
  { words: ['emi', 'loan', 'home loan'], path: '/calculators/emi-calculator', fields: PLAN },
];

/** What people write between the figures: `sip of 5000 a month for 10 years at 12%`. */
const BETWEEN =
  /\b(?:a|annum|at|calculator|emi|every|for|in|interest|loan|month|monthly|of|on|pa|per|plan|pm|rate|return|rs|rupees|with)\b/g;

const UNITS: Readonly<Record<string, number>> = { k: 1e3, l: 1e5, lakh: 1e5, cr: 1e7, crore: 1e7 };
const FIGURE =
  /(?<![\d.])(\d+(?:\.\d+)?) ?(%|percent|per cent|years?|yrs?|y|k|l|lakhs?|cr|crores?)?(?![\d.a-z])/g;

const quantityOf = (unit: string): Quantity | null =>
  /^(%|per)/.test(unit) ? 'rate' : unit.startsWith('y') ? 'years' : unit === '' ? null : 'amount';

const printed: Readonly<Record<Quantity, (value: number) => string>> = {
  amount: formatRupees,
  rate: (value) => `${value}%`,
  years: (value) => `${value} ${value === 1 ? 'year' : 'years'}`,
};

/** The figures of a text by the fields they are for; `null` where one has no field. */
function figuresOf(text: string, fields: Calculation['fields']): Map<string, number> | null {
  const figures = new Map<string, number>();
  for (const [, digits = '', unit = ''] of text.matchAll(FIGURE)) {
    const wanted = quantityOf(unit);
    const field = fields.find(
      ([name, quantity]) => !figures.has(name) && (wanted === null || quantity === wanted),
    );
    if (!field) return null;
    figures.set(field[0], Number(digits) * (UNITS[unit.replace(/s$/, '')] ?? 1));
  }
  return figures;
}

/** The calculator that a query such as `sip 5000 12% 10` asks for, with its figures filled in. */
export function calculationOf(query: string): Pick<Entry, 'title' | 'href'> | null {
  const text = query
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replaceAll('₹', ' ');
  const plan = CALCULATIONS.find(({ words }) =>
    words.some((word) => new RegExp(`^\\s*${word}\\b`).test(text)),
  );
  if (!plan) return null;
  const figures = figuresOf(text, plan.fields);
  const named = plan.words.reduce(
    (left, word) => left.replace(new RegExp(`^\\s*${word}\\b`), ' '),
    text,
  );
  const isOnlyFigures = foldText(named.replace(FIGURE, ' ').replace(BETWEEN, ' ')) === '';
  if (!figures || figures.size === 0 || !isOnlyFigures) return null;
  const given = plan.fields.flatMap(([name, quantity]) => {
    const value = figures.get(name);
    return value === undefined ? [] : [{ name, value, shown: printed[quantity](value) }];
  });
  return {
    title: given.map(({ shown }) => shown).join(', '),
    href: `${plan.path}?${given.map(({ name, value }) => `${name}=${value}`).join('&')}`,
  };
}

import { formatWholeRupees } from '@/lib/tools/format';

import type { Entry, Group } from './entries';
import { foldText, wordsOf } from '@/lib/tools/fold';

/** An entry that an intent leads to: the one at an address, or the first of a group for other words. */
type Target = { readonly href: string } | { readonly group: Group; readonly query: string };

interface Intent {
  /** Queries that mean it, their words in any order and number. */
  readonly asks: readonly string[];
  readonly targets: readonly Target[];
}

const calculator = (name: string): Target => ({ href: `/calculators/${name}-calculator` });
const form = (query: string): Target => ({ group: 'forms', query });
const answer = (query: string): Target => ({ group: 'answers', query });

/** What people type who want to do something, and what they need for it. */
const INTENTS: readonly Intent[] = [
  { asks: ['sip', 'sip calculator'], targets: [calculator('sip')] },
  { asks: ['swp'], targets: [calculator('swp')] },
  { asks: ['emi', 'loan', 'home loan'], targets: [calculator('emi')] },
  { asks: ['lumpsum', 'lump sum'], targets: [calculator('lump-sum')] },
  {
    asks: ['brokerage', 'charges', 'brokerage charges'],
    targets: [calculator('brokerage'), { href: '/charges' }, answer('charges contract note')],
  },
  {
    asks: ['stt', 'ctt', 'transaction tax', 'securities transaction tax'],
    targets: [answer('securities transaction tax'), { href: '/charges' }],
  },
  {
    asks: ['dp charge', 'dp charges', 'depository charge', 'depository charges'],
    targets: [answer('depository charge'), { href: '/charges' }],
  },
  {
    asks: ['amc', 'demat charges', 'maintenance charge', 'annual maintenance charge'],
    targets: [{ href: '/charges' }, { href: '/product-and-offerings/dp-services' }],
  },
  {
    asks: ['dormant', 'dormant account', 'inactive', 'inactive account', 'reactivate'],
    targets: [form('reactivation'), { href: '/product-and-offerings/dp-services' }],
  },
  {
    asks: ['tax', 'capital gains', 'capital gains tax'],
    targets: [calculator('capital-gains'), calculator('income-tax')],
  },
  {
    asks: ['holiday', 'market holiday', 'trading holiday', 'nse holiday', 'bse holiday', 'muhurat'],
    targets: [{ href: '/market-holidays' }],
  },
  { asks: ['market hours', 'market timing'], targets: [answer('market hours')] },
  {
    asks: ['close account', 'account closure', 'closure', 'close demat', 'close demat account'],
    targets: [form('closure demat account'), answer('close account')],
  },
  {
    asks: ['complaint', 'complain', 'grievance', 'scores', 'smart odr', 'file complaint'],
    targets: [
      { href: '/support/get-in-touch/grievances' },
      { href: '/support/get-in-touch/grievances-escalation-matrix' },
      { href: '/support/tools-and-resources/complaint-status' },
    ],
  },
  {
    asks: ['nominee', 'nomination', 'nominate', 'add nominee', 'change nominee'],
    targets: [answer('nominate'), answer('nominee'), form('nomination')],
  },
  {
    asks: ['block account', 'freeze account', 'freeze', 'fraud'],
    targets: [answer('block account'), form('voluntary freezing')],
  },
  { asks: ['ddpi', 'poa'], targets: [answer('ddpi'), form('ddpi')] },
  { asks: ['kyc', 're kyc', 'update kyc'], targets: [answer('kyc'), form('kyc change')] },
  {
    asks: ['change mobile', 'change mobile number', 'change email'],
    targets: [answer('change mobile number'), form('mobile number change')],
  },
  {
    asks: ['branch', 'office', 'nearest branch', 'address'],
    targets: [{ href: '/support/get-in-touch/locate-us' }],
  },
  {
    asks: ['contact', 'customer care', 'phone number', 'helpline', 'support'],
    targets: [{ href: '/support/get-in-touch/contact-us' }],
  },
];

const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

const targetsByKey = new Map(
  INTENTS.flatMap(({ asks, targets }) =>
    asks.map((ask) => [keyOf(wordsOf(ask)), targets] as const),
  ),
);

export const targetsOf = (query: string): readonly Target[] =>
  targetsByKey.get(keyOf(wordsOf(query))) ?? [];

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
];

const UNITS: Readonly<Record<string, number>> = { k: 1e3, l: 1e5, lakh: 1e5, cr: 1e7, crore: 1e7 };
const FIGURE =
  /(?<![\d.])(\d+(?:\.\d+)?) ?(%|percent|per cent|years?|yrs?|y|k|l|lakhs?|cr|crores?)?(?![\d.a-z])/g;

const quantityOf = (unit: string): Quantity | null =>
  /^(%|per)/.test(unit) ? 'rate' : unit.startsWith('y') ? 'years' : unit === '' ? null : 'amount';

const printed: Readonly<Record<Quantity, (value: number) => string>> = {
  amount: formatWholeRupees,
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
  const rest = foldText(text.replace(FIGURE, ' '));
  const isOnlyFigures = [...plan.words].some(
    (word) => rest === word || rest === `${word} calculator`,
  );
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

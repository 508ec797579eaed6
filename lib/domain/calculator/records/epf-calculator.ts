import { defaultsOf } from '../address';
import { EPF_RATES, EPF_SHARES } from '@/lib/domain/rule/retirement';
import { ruleTexts } from '@/lib/domain/rule/texts';
import { latest } from '@/lib/domain/rule/types';
import { formatRupees } from '@/lib/tools/format';

import { type AccountRow, accountSeries } from '../account';
import { assumption, choice, percent, rupees, wholeYears } from '../fields';
import { rupeeFigure } from '../figure';
import { lastRow } from '../plan-figures';
import { interestPart } from '../growth-chart';
import { crossover } from '../growth-findings';
import { formulaLines } from '../formulas';
import { phrase } from '../phrases';
import { growthFactor } from '../rates';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundRupee, shownRest } from '../rounding';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

/** Contributions by law. */
const EPF = latest(EPF_SHARES).value;

const epfFields = {
  wage: rupees('Basic wage and DA a month', [30_000, 1_000, 10_000_000, 1_000]),
  raise: percent('It rises every year by', [5, 0, 20, 0.5]),
  age: wholeYears('Your age', [30, 18, 57, 1]),
  until: wholeYears('You stop at', [58, 58, 60, 1]),
  balance: rupees('Balance today', [0, 0, 1_000_000_000, 10_000]),
  own: percent(
    'Your share of the wage',
    [EPF.employee, EPF.employee, 100, 1],
    `More than ${EPF.employee}% is voluntary`,
  ),
  rate: percent('Interest rate', [latest(EPF_RATES).value, 0, 15, 0.05]),
  base: assumption('full', 'Counted on', [
    { value: 'full', label: 'The whole wage' },
    {
      value: 'ceiling',
      label: `At most ${ruleTexts.epf.ceiling}`,
      note: 'The least that the law asks',
    },
  ]),
  pension: choice('member', 'Pension scheme', [
    { value: 'member', label: 'Member', note: 'A part of the employer’s share goes there' },
    { value: 'none', label: 'Not a member', note: 'All of it stays in the fund' },
  ]),
} satisfies Fields;

type EpfFields = typeof epfFields;
export type EpfInput = Values<EpfFields>;

/** One month's contributions in a year of the plan, in rupees. */
interface EpfMonth {
  readonly own: number;
  readonly employer: number;
  /** To the pension scheme, not to the fund; whole rupees. */
  readonly pension: number;
}

function epfMonth(input: EpfInput, year: number): EpfMonth {
  const wage = input.wage * growthFactor(input.raise / 100, year - 1);
  const held = Math.min(wage, EPF.ceiling);
  const base = input.base === 'ceiling' ? held : wage;
  const pension = input.pension === 'member' ? roundRupee((held * EPF.pension) / 100) : 0;
  return {
    own: (base * input.own) / 100,
    employer: (base * EPF.employer) / 100 - pension,
    pension,
  };
}

/** The fund at the end of each year. Contributions of a month earn from the next month on. */
export function epfSeries(input: EpfInput): readonly AccountRow[] {
  return accountSeries({
    years: input.until - input.age,
    every: 1,
    timing: 'after5',
    opening: input.balance,
    depositIn: (year) => {
      const { own, employer } = epfMonth(input, year);
      return own + employer;
    },
    rateIn: () => input.rate,
  });
}

/**
 * The payout of the fund, and the sums paid into it and into the pension scheme; rupees, unrounded.
 */
export function epfSums(input: EpfInput) {
  const rows = epfSeries(input);
  const months = rows.map(({ year }) => epfMonth(input, year));
  const sumOf = (part: keyof EpfMonth) => months.reduce((sum, month) => sum + 12 * month[part], 0);
  const { total, growth } = lastRow(rows);
  return {
    total,
    interest: growth,
    own: sumOf('own'),
    employer: sumOf('employer'),
    pension: sumOf('pension'),
  };
}

export const epf: Calculator<EpfFields> = {
  fields: epfFields,
  results: (input) => {
    const { total, own, employer, interest } = epfSums(input);
    return [
      rupeeFigure('own', 'You pay in', own),
      {
        ...rupeeFigure('employer', 'Your employer pays in', employer),
        // The parts add up to the total; this one absorbs the rounding difference.
        shown: shownRest(total, own, input.balance, interest),
      },
      rupeeFigure('interest', 'Interest', interest),
      rupeeFigure('total', 'In the fund at the end', total),
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'year', label: 'Financial year', unit: 'number' },
      { key: 'own', label: 'You', unit: '₹' },
      { key: 'employer', label: 'Employer', unit: '₹' },
      { key: 'interest', label: 'Interest', unit: '₹' },
      { key: 'total', label: 'Balance on 31 March', unit: '₹' },
      { key: 'pension', label: 'To the pension scheme', unit: '₹' },
    ],
    rows: epfSeries(input).map(({ year, opening, interest, total }) => {
      const { own, pension } = epfMonth(input, year);
      const employer = shownRest(total, opening, 12 * own, interest);
      return [
        year,
        roundPaisa(12 * own),
        employer,
        ...[interest, total, 12 * pension].map(roundPaisa),
      ];
    }),
  }),
  whatIf: (input) =>
    whatIfs(epfFields, input, (values) => epfSums(values).total, [
      ['own', 5, 'Five per cent of the wage more from you'],
      ['raise', 1, 'A raise one point larger'],
      ['rate', -1, 'One percentage point a year less'],
    ]),
};

const explanation: Explanation<EpfFields> = {
  heading: ({ age, until }) =>
    phrase('{years:Word year} to the last working day', { years: until - age }),
  findings: (input) => {
    const { pension } = epfSums(input);
    const paid = 'what you and your employer paid in';
    return [
      crossover(epfSeries(input), {
        growth: 'Interest',
        paid: input.balance > 0 ? `what you had and ${paid}` : paid,
      }),
      phrase(
        [
          'The employer also pays {pension:rupees} into the pension scheme.',
          'Nothing goes to the pension scheme; all of it stays in the fund.',
        ],
        { pension: pension > 0 && pension },
      ),
    ];
  },
  formula: (input) => {
    const { own, employer, pension } = epfMonth(input, 1);
    const { opening, paid, interest, total } = lastRow(epfSeries(input));
    return formulaLines(
      [
        'You, a month of year 1: {own:rupees}',
        'Your employer: {both:sum} − {pension:sum} = {employer:rupees}',
        'The last year: {opening:sum} + {paid:sum} + {interest:sum} = {total:rupees}',
      ],
      { own, both: employer + pension, pension, employer, opening, paid, interest, total },
    );
  },
  method: ({ rate }) =>
    phrase(
      'Each month earns {month:percent} of the balance at its beginning. The interest of a year is credited on 31 March and earns interest from then on.',
      { month: rate / 12 },
    ),
};

const layout: Layout<EpfFields> = {
  fields: () => ['wage', 'raise', 'age', 'until', 'own', 'rate', 'base', 'pension'],
  amounts: {
    legend: 'What you have',
    note: 'The balance of your passbook, if you want it to count.',
    names: ['balance'],
  },
  results: ['own', 'employer', 'interest', 'total'],
  main: 'total',
  notes: ({ own, pension, balance }) => ({
    own: `${own}% of the wage`,
    employer:
      pension === 'member' ? `${EPF.employer}%, less the pension scheme` : `${EPF.employer}%`,
    ...(balance > 0 ? { total: `With ${formatRupees(balance)} from before` } : {}),
  }),
  ...interestPart(epfSeries, 'By you and your employer, with what was there.'),
  example: ({ wage, age, until, rate }) =>
    `A wage of ${formatRupees(wage)} from ${age} to ${until} at ${rate}%`,
};

export const record = {
  view: { calculator: epf, explanation, layout },
  figures: () => {
    const { own, employer, pension } = epfMonth(defaultsOf(epf), 1);
    return {
      own: { value: own, unit: '₹' },
      employer: { value: employer, unit: '₹' },
      pension: { value: pension, unit: '₹' },
      bothShares: { value: employer + pension, unit: '₹' },
    };
  },
} as const satisfies CalculatorRecord;

import { isoDay, pastedDay } from '@/lib/domain/calculator/pasted-days';
import { record, xirr } from '@/lib/domain/calculator/records/xirr-calculator';
import { readStatement } from '@/lib/domain/calculator/statement-lines';
import { readFlows, xirrOf } from '@/lib/domain/calculator/xirr';
import { type Flow, ratesOf } from '@/lib/domain/calculator/xirr-solve';
import { phraseText } from '@/lib/domain/calculator/quantity-text';
import { formatNumber } from '@/lib/tools/format';
import fc from '@/tests/support/properties';

import { inputOf } from './support';

const flowsOf = (...lines: readonly string[]) =>
  readStatement(lines.join('\n')).flows.map(({ day, sum }) => `${isoDay(day)} ${sum}`);

describe('a year at 12% is read from a statement', () => {
  test.each([
    ['days with the name of the month', ['01-Apr-2024 -100000', '01-Apr-2025 112000']],
    ['slashes', ['01/04/2024 -100000', '1/4/2025 112000']],
    ['blanks in days', ['1 Apr 2024 -1,00,000', '1 April 2025 1,12,000']],
    ['the month first', ['Apr 1, 2024, -1,00,000', 'April 01, 2025, 1,12,000']],
    ['commas', ['2024-04-01,-100000', '2025-04-01,112000']],
    ['commas, and digits in groups', ['2024-04-01,-1,00,000', '2025-04-01,1,12,000.00']],
    ['quotes', ['"2024-04-01","-1,00,000"', '"2025-04-01","1,12,000"']],
    ['headings', ['Date\tAmount', '2024-04-01\t-100000', '2025-04-01\t112000']],
    ['semicolons', ['Date;Sum', '01-04-2024;(1,00,000)', '01-04-2025;1,12,000']],
    ['Dr and Cr', ['01-04-2024 1,00,000 Dr', '01-04-2025 1,12,000 Cr']],
    ['Dr and Cr in a column', ['Date,Amount,Dr/Cr', '1/4/2024,100000,Dr', '1/4/2025,112000,Cr']],
    ['Dr and Cr without headings', ['1/4/2024,1,00,000,DR', '1/4/2025,1,12,000,CR.']],
    [
      'Dr and Cr in the heading of the sum',
      ['Date|Amount (Dr/Cr)', '1/4/2024|100000 Dr', '1/4/2025|112000 Cr'],
    ],
    ['brackets and rupee signs', ['01/04/2024 (₹1,00,000.00)', '01/04/2025 ₹ 1,12,000/-']],
    ['Rs. and INR', ['01/04/2024;Rs. -1,00,000', '01/04/2025;INR 1,12,000']],
    ['a minus behind', ['01/04/2024\t1,00,000-', '01/04/2025\t1,12,000']],
    ['times', ['2024-04-01T09:15:00+05:30,-100000', '01/04/2025 03:30 PM,112000']],
    [
      'words between',
      ['01-Apr-2024 SIP purchase 1,00,000.00 Dr', '01-Apr-2025,"Redemption, part","1,12,000"'],
    ],
    [
      'columns of a bank',
      [
        'Statement of account',
        'Txn Date,Value Date,Narration,Debit,Credit,Balance',
        '01-04-2024,02-04-2024,UPI 4411,"1,00,000.00",,"5,00,000.00"',
        '01-04-2025,01-04-2025,NEFT 12,-,"1,12,000.00","6,12,000.00"',
      ],
    ],
  ])('with %s', (_, lines) => {
    const input = inputOf(xirr, `flows=${encodeURIComponent(lines.join('\n'))}`);
    expect(flowsOf(...lines)).toEqual(['2024-04-01 -100000', '2025-04-01 112000']);
    expect(xirrOf(input)).toBeCloseTo(12, 9);
  });
});

test('a four-digit sum after a time is not read as a time zone', () => {
  expect(flowsOf('1/4/2024 09:15 -1000')).toEqual(['2024-04-01 -1000']);
});

describe('a line that could mean two things is refused', () => {
  test.each([
    ['a year of two digits', '17-Apr-25 -100'],
    ['the month as first number', '04/17/2025 -100'],
    ['two sums', '17-Apr-2025 -100 500'],
    ['a dash that could be a minus', '17-Apr-2025 SIP - 10,000'],
    ['misplaced commas', '17-Apr-2025 1,0,000'],
    ['Dr and Cr', '17-Apr-2025 100 Dr Cr'],
    ['a minus and Cr', '17-Apr-2025 -100 Cr'],
    ['no sum', '17-Apr-2025 SIP'],
    ['no day', 'SIP -100'],
    ['a letter for a digit', '17-Apr-2025;1O0;100'],
  ])('%s', (_, line) => {
    expect(readFlows(`2024-04-01 -1\n${line}`).problem).toMatch(/^Line 2 is not a date and a sum/);
  });

  test('both a debit and a credit, under their headings', () => {
    const lines = ['Date;Debit;Credit', '2024-04-01;5;6'];
    expect(readFlows(lines.join('\n')).problem).toMatch(/^Line 2 is not/);
  });

  test('headings after the first sum', () => {
    expect(readFlows('2024-04-01 -1\nTotal').problem).toMatch(/^Line 2 is not/);
  });
});

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The spellings that one day and one sum may have. */
const spelledDay = (day: number): readonly string[] => {
  const [year = '', month = '', date = ''] = isoDay(day).split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  return [
    `${year}-${month}-${date}`,
    `${date}-${name}-${year}`,
    `${date}/${month}/${year}`,
    `${Number(date)} ${name} ${year}`,
    `${name} ${date}, ${year}`,
    `${date}.${month}.${year}`,
  ];
};

const spelledSum = (sum: number): readonly string[] => {
  const size = formatNumber(Math.abs(sum));
  return sum < 0
    ? [`-${size}`, `−₹${size}`, `(${size})`, `${size} Dr`, `Rs. ${size} DR`, `${size}-`]
    : [size, `₹${size}`, `₹ ${size} Cr`, `INR ${size}`, `${size} CR.`, `+${size}`];
};

test('every spelling of days and sums, in every kind of line, is the same statement', () => {
  const flow = fc.record({
    day: fc.integer({ min: pastedDay('1990-01-01') ?? 0, max: pastedDay('2090-12-31') ?? 0 }),
    sum: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).filter((sum) => sum !== 0),
  });
  const kinds: readonly ((day: string, sum: string) => string)[] = [
    (day, sum) => `${day} ${sum}`,
    (day, sum) => `${day}\t${sum}`,
    (day, sum) => `${day};${sum}`,
    (day, sum) => `${day},${sum}`,
    (day, sum) => `"${day}","${sum}"`,
    (day, sum) => `"${day}",SIP,"${sum}"`,
    (day, sum) => `| ${day} | ${sum} |`,
  ];
  const pick = fc.nat({ max: 1_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(flow, pick, pick, pick)), fc.boolean(), (given, isHeaded) => {
      const lines = given.map(([{ day, sum }, ofDay, ofSum, ofLine]) => {
        const [days, sums] = [spelledDay(day), spelledSum(sum)];
        const kind = kinds[ofLine % kinds.length];
        return kind?.(days[ofDay % days.length] ?? '', sums[ofSum % sums.length] ?? '') ?? '';
      });
      const text = (isHeaded ? ['Date,Amount', ...lines] : lines).join('\n');
      expect(readStatement(text).flows).toEqual(given.map(([one]) => one));
    }),
  );
});

test('no text makes the reader throw, or read a sum that its line has not', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      for (const { sum } of readStatement(text).flows) expect(Number.isFinite(sum)).toBe(true);
    }),
  );
});

describe('several rates', () => {
  /** Yearly sums that are worth nothing at the rates given: the polynomial with these roots. */
  const withRates = (percents: readonly number[]): readonly Flow[] =>
    percents
      .reduce<readonly number[]>(
        (sums, percent) => {
          const growth = 1 + percent / 100;
          return [...sums, 0].map((sum, at) => sum - growth * (sums[at - 1] ?? 0));
        },
        [-1_000_000],
      )
      .map((sum, at) => ({ day: 365 * at, sum }));

  test.each([
    [10, 20],
    [10, 12],
    [-50, 90],
    [5, 40, 120],
    [-30, 10, 60, 300],
  ])('%j: all are found, the nearest to zero first', (...percents) => {
    const found = ratesOf(withRates(percents), 365);
    const nearest = percents.toSorted((a, b) => Math.abs(a) - Math.abs(b));
    expect(found.map((rate) => Math.round(rate * 1e4) / 1e4)).toEqual(nearest);
  });

  test('two that are one are found as one', () => {
    const rates = ratesOf(withRates([25, 25]), 365).map((rate) => Math.round(rate * 1e3) / 1e3);
    expect([...new Set(rates)]).toEqual([25]);
  });

  test('any of whole per cents are found', () => {
    const percents = fc.uniqueArray(fc.integer({ min: -60, max: 200 }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(percents, (given) => {
        const found = ratesOf(withRates(given), 365).map(Math.round);
        expect(found.toSorted((a, b) => a - b)).toEqual(given.toSorted((a, b) => a - b));
      }),
    );
  });

  test('all are named, with the one that is shown', () => {
    const lines = withRates([5, 40, 120]).map(({ day, sum }) => `${isoDay(20_000 + day)} ${sum}`);
    const input = inputOf(xirr, `flows=${encodeURIComponent(lines.join('\n'))}`);
    const said = record.view.explanation.findings(input).map(phraseText).join(' ');
    expect(said).toContain('3 rates fit: 5%, 40% and 120%.');
    expect(said).toContain('The one nearest to zero, 5%, is shown.');
  });
});

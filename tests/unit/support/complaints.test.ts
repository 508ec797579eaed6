import {
  type ComplaintRegister,
  complaintTables,
  type SourceFigures,
} from '@/lib/domain/support/complaints';
import { checkRegister } from '@/lib/domain/support/complaints/check';
import { ComplaintDataError } from '@/lib/domain/support/complaints/check-row';
import { financialYearOf, monthAfter } from '@/lib/domain/support/complaints/periods';
import { averageDays } from '@/lib/domain/support/complaints/tables';
import { complaintRegisters } from '@/lib/content/legal/complaints';

const march: SourceFigures = [1, 4, 3, 2, 0, 30];
const april: SourceFigures = [2, 3, 4, 0, 1, 44];
const quiet: SourceFigures = [0, 0, 0, 0, 0, 0];

function register(change: Partial<ComplaintRegister> = {}): ComplaintRegister {
  return {
    id: 'stock-broker',
    name: 'Stock broker',
    updated: '2026-05-05',
    isSample: true,
    sources: [
      { key: 'direct', label: 'Directly from investors' },
      { key: 'scores', label: 'SEBI (SCORES)' },
    ],
    years: [{ year: '2025-26', carried: 0, received: 10, resolved: 8 }],
    months: [
      { month: '2026-03', figures: { direct: march, scores: quiet } },
      { month: '2026-04', figures: { direct: april, scores: quiet } },
    ],
    ...change,
  };
}

const withApril = (direct: SourceFigures, reported?: number): ComplaintRegister =>
  register({
    months: [
      { month: '2026-03', figures: { direct: march, scores: quiet } },
      {
        month: '2026-04',
        figures: { direct, scores: quiet },
        ...(reported !== undefined && { reported: { direct: reported } }),
      },
    ],
  });

describe('totals are computed', () => {
  const tables = complaintTables(register());

  test('the month has a row for each source, and a total', () => {
    expect(tables.month).toBe('2026-04');
    expect(tables.ofMonth.rows.map(({ label }) => label)).toEqual([
      'Directly from investors',
      'SEBI (SCORES)',
    ]);
    expect(tables.ofMonth.total).toEqual({
      label: 'Grand total',
      carried: 2,
      received: 3,
      totalPending: 5,
      resolved: 4,
      pendingUnder3: 0,
      pendingOver3: 1,
      pending: 1,
      averageDays: 11,
    });
  });

  test('the average is 0 where no complaint was resolved', () => {
    expect(averageDays(0, 0)).toBe(0);
    expect(tables.ofMonth.rows[1]?.averageDays).toBe(0);
  });

  test('the grand total of a trend has the first carried and the last pending', () => {
    expect(tables.monthly.total).toMatchObject({
      carried: 1,
      received: 7,
      resolved: 7,
      pending: 1,
    });
  });

  test('the current year is summed from its months', () => {
    expect(tables.lastYearIsRunning).toBe(true);
    expect(tables.yearly.rows.at(-1)).toEqual({
      period: '2026-27',
      carried: 2,
      received: 3,
      resolved: 4,
      pending: 1,
    });
  });
});

describe('inconsistent data is rejected, naming month and row', () => {
  test.each<[why: string, ComplaintRegister, message: RegExp]>([
    [
      'total pending less resolved is not the two pendings',
      withApril([2, 3, 4, 0, 2, 44]),
      /2026-04, Directly from investors: 5 pending less 4 resolved leave 1/,
    ],
    [
      'carried and received are not the reported total pending',
      withApril(april, 6),
      /2026-04, Directly from investors: 2 carried and 3 received make 5, not 6/,
    ],
    [
      'carried forward is not what the month before left',
      withApril([3, 3, 5, 0, 1, 44]),
      /2026-04, Directly from investors: 3 carried forward, but 2026-03 left 2/,
    ],
    ['a figure is negative', withApril([2, -3, 4, 0, 1, 44]), /2026-04.*received must be/],
    ['a figure is a fraction', withApril([2, 3, 4, 0, 1, 4.5]), /2026-04.*days must be/],
    ['days without a resolved complaint', withApril([2, 0, 0, 2, 0, 9]), /9 days for no/],
    [
      'a row is missing',
      register({ months: [{ month: '2026-04', figures: { direct: april } }] }),
      /2026-04, SEBI \(SCORES\): the row is missing/,
    ],
    [
      'a month is missing',
      register({
        months: [
          { month: '2026-02', figures: { direct: march, scores: quiet } },
          { month: '2026-04', figures: { direct: april, scores: quiet } },
        ],
      }),
      /2026-04: does not follow 2026-02/,
    ],
    [
      'a year does not carry what the one before left',
      register({
        years: [
          { year: '2024-25', carried: 0, received: 3, resolved: 2 },
          { year: '2025-26', carried: 0, received: 10, resolved: 8 },
        ],
      }),
      /2025-26: 0 carried forward, but 2024-25 left 1/,
    ],
    [
      'April does not carry what the year left',
      register({ years: [{ year: '2025-26', carried: 0, received: 10, resolved: 9 }] }),
      /2026-04: 2 carried forward, but 2025-26 left 1/,
    ],
    ['there are no months', register({ months: [] }), /there are no figures/],
  ])('%s', (_why, wrong, message) => {
    expect(() => complaintTables(wrong)).toThrow(ComplaintDataError);
    expect(() => checkRegister(wrong)).toThrow(message);
  });
});

test('the firm’s registers add up', () => {
  for (const own of complaintRegisters) {
    const { ofMonth, monthly, yearly } = complaintTables(own);
    for (const row of [...ofMonth.rows, ofMonth.total]) {
      expect(row.carried + row.received).toBe(row.totalPending);
      expect(row.totalPending - row.resolved).toBe(row.pendingUnder3 + row.pendingOver3);
    }
    for (const { rows, total } of [monthly, yearly]) {
      rows.forEach((row, at) => {
        expect(row.carried + row.received - row.resolved).toBe(row.pending);
        if (at > 0) expect(row.carried).toBe(rows[at - 1]?.pending);
      });
      expect(total.received).toBe(rows.reduce((sum, { received }) => sum + received, 0));
      expect(total.resolved).toBe(rows.reduce((sum, { resolved }) => sum + resolved, 0));
      expect(total.pending).toBe(rows.at(-1)?.pending);
    }
    expect(own.updated.slice(8) <= '07').toBe(true);
    expect(monthAfter(own.months.at(-1)?.month ?? '')).toBe(own.updated.slice(0, 7));
  }
});

test('months and financial years', () => {
  expect(monthAfter('2025-12')).toBe('2026-01');
  expect(financialYearOf('2026-03')).toBe('2025-26');
  expect(financialYearOf('2026-04')).toBe('2026-27');
  expect(financialYearOf('1999-04')).toBe('1999-00');
});

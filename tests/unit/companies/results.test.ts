import type { CompanyAction, Quarter, ResultsBasis } from '@/lib/domain/company/records';
import {
  drawnQuarters,
  filedLine,
  readBasis,
  resultNotes,
  resultsView,
} from '@/lib/domain/company/results';

import { quarter, quarters } from '@/tests/fixtures/company';

const DAY = '2026-11-20';
const NONE: readonly Quarter[] = [];

const view = (
  reported: readonly Quarter[],
  {
    actions = [],
    wanted = null,
    years = NONE,
  }: {
    actions?: readonly CompanyAction[];
    wanted?: ResultsBasis | null;
    years?: readonly Quarter[];
  } = {},
) => resultsView({ quarters: reported, years }, actions, wanted);

const eight = quarters([10, 11, 12, 13, 14, 15, 16, 17], [80, 81, 82, 83, 84, 85, 86, 87]);
const of = (basis: ResultsBasis) => eight.map((one) => ({ ...one, basis }));
const notes = (reported: readonly Quarter[], more: Parameters<typeof view>[1] = {}) =>
  resultNotes(view(reported, more), DAY);

describe('the results of a company', () => {
  it('are those of one basis, of which the address may choose', () => {
    const both = [...of('standalone').slice(0, 6), ...of('consolidated')];
    expect(view(both)).toMatchObject({ basis: 'consolidated', ownBasis: 'consolidated' });
    expect(view(both, { wanted: 'standalone' }).quarters).toHaveLength(6);
    expect(view(of('standalone'), { wanted: 'consolidated' }).basis).toBe('standalone');
    expect(view([])).toMatchObject({ bases: [], basis: null, quarters: [], years: [] });
    expect([{ basis: 'standalone' }, { basis: 'x' }, {}].map(readBasis)).toEqual([
      'standalone',
      null,
      null,
    ]);
  });

  it('have one row for a period and none without figures', () => {
    const twice = [...eight, quarter('2026-09-30', { salesCrore: 99 }), quarter('2026-12-31')];
    expect(view(twice).quarters.map((row) => row.of.salesCrore)).toEqual([
      80, 81, 82, 83, 84, 85, 86, 99,
    ]);
  });

  it('grow on the same quarter of the year before, but not across a demerger', () => {
    expect(view(eight).quarters.at(-1)?.salesOnYear).toBeCloseTo((87 / 83 - 1) * 100);
    const demerger = { exDate: '2026-01-15', purpose: 'Demerger', factor: 1 };
    const { quarters: rows } = view(eight, { actions: [demerger] });
    expect(rows.map((row) => row.profitOnYear !== null)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it('leave the place of a missing quarter empty in a drawing', () => {
    const gap = eight.filter((_, at) => at !== 3);
    const drawn = drawnQuarters(view(gap).quarters, 6);
    expect(drawn.map(({ period, row }) => [period, row === null])).toEqual([
      ['2025-06-30', false],
      ['2025-09-30', true],
      ...['2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30'].map((end) => [end, false]),
    ]);
  });

  it('are stated with basis, audit and day', () => {
    const [plain] = view([quarter('2026-09-30', { salesCrore: 1 })]).quarters;
    expect(plain && filedLine(plain)).toBe('Results of the quarter to Sep 2026.');
    const filed = { isAudited: false, filedOn: '2026-10-14', basis: 'consolidated' } as const;
    const [row] = view([quarter('2026-09-30', { salesCrore: 1, ...filed })]).quarters;
    expect(row && filedLine(row)).toBe(
      'Consolidated results of the quarter to Sep 2026, unaudited, reported on 14 Oct 2026.',
    );
  });
});

const restated = {
  firstReported: { salesCrore: 90, netProfitCrore: -2, eps: 1, filedOn: '2026-07-14' },
};
const sums = { expensesCrore: 60, financeCostCrore: 1, depreciationCrore: 2 };

test.each<[string, Parameters<typeof notes>, string]>([
  ['standalone only', [of('standalone')], 'Only standalone results are on record.'],
  [
    'a gap',
    [eight.filter((_, at) => at !== 3)],
    'Not on record: the quarter to Sep 2025. No growth is given across the gap.',
  ],
  [
    'a long gap',
    [[eight[0] ?? quarter(''), ...eight.slice(6)]],
    'Not on record: the quarters to Sep 2025, Dec 2025, Mar 2026 and 2 more. No growth is given across the gap.',
  ],
  [
    'one quarter',
    [eight.slice(-1)],
    'The same quarter of the year before is not on record, so there is no growth to give.',
  ],
  [
    'a restated quarter',
    [eight.map((one, at) => (at === 6 ? { ...one, ...restated } : one))],
    'The quarter to Jun 2026 was restated. First reported on 14 Jul 2026: revenue of ₹90.00 crore and a net loss of ₹2.00 crore.',
  ],
  [
    'a restated quarter without a profit',
    [
      eight.map((one, at) =>
        at === 6
          ? {
              ...one,
              kind: 'bank',
              firstReported: { ...restated.firstReported, netProfitCrore: null },
            }
          : one,
      ),
    ],
    'The quarter to Jun 2026 was restated. First reported on 14 Jul 2026: interest earned of ₹90.00 crore.',
  ],
  [
    'a bank',
    [eight.map((one) => ({ ...one, kind: 'bank' as const, grossNpaPercent: 2 }))],
    'A bank has interest earned in place of revenue. NPA are loans that are not repaid as agreed, in per cent of its loans.',
  ],
  [
    'a bank without bad loans on record',
    [eight.map((one) => ({ ...one, kind: 'bank' as const }))],
    'A bank has interest earned in place of revenue.',
  ],
  [
    'a bank whose group states no bad loans',
    [
      [
        ...of('consolidated').map((one) => ({ ...one, kind: 'bank' as const })),
        ...of('standalone').map((one) => ({ ...one, kind: 'bank' as const, grossNpaPercent: 2 })),
      ],
    ],
    'A bank has interest earned in place of revenue. Its bad loans (NPA) are in its standalone results.',
  ],
  [
    'a bonus issue',
    [eight, { actions: [{ exDate: '2026-01-15', purpose: 'Bonus 1:1', factor: 0.5 }] }],
    'Bonus 1:1 on 15 Jan 2026: EPS of earlier quarters counts the shares of that time and does not compare with later EPS.',
  ],
  [
    'a computed operating profit',
    [eight.map((one) => ({ ...one, ...sums, kind: 'industrial' as const }))],
    'Operating profit is computed: revenue less expenses, without other income and before finance cost and depreciation.',
  ],
  [
    'a merger',
    [eight, { actions: [{ exDate: '2026-01-15', purpose: 'Scheme of Arrangement', factor: 1 }] }],
    'Scheme of Arrangement on 15 Jan 2026: no growth is given across that day, because earlier figures cover other businesses.',
  ],
  [
    'years',
    [eight, { years: [quarter('2026-03-31', { salesCrore: 9 })] }],
    'Years are as reported and need not equal the sum of their quarters.',
  ],
  [
    'old figures',
    [eight.slice(0, 3)],
    'The newest quarter on record ended more than two quarters before 20 Nov 2026, so no ratio uses these figures.',
  ],
])('it is told of %s', (_what, given, note) => {
  expect(notes(...given)).toContain(note);
  expect(notes(eight)).toEqual([]);
});

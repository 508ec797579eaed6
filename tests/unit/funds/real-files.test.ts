import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { navSeries, type NavSeries, navsOf } from '@/lib/domain/fund/nav-series';
import { valueAt } from '@/lib/domain/figure/series';
import { returnOver } from '@/lib/domain/fund/returns';
import { fundStoryOf } from '@/lib/domain/fund/story';

import { family, NOW, scheme } from '@/tests/fixtures/fund';

const FILE = join(
  process.env.REAL_EXCHANGE_FILES ?? '',
  'nav',
  'NAVHistory_twelve_schemes_daily.txt',
);
const isThere = Boolean(process.env.REAL_EXCHANGE_FILES) && existsSync(FILE);

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The NAVs of a scheme, from a file in the columns of AMFI's history report. */
function lineOf(code: string): NavSeries {
  const rows = readFileSync(FILE, 'utf8').split('\n');
  return navSeries(
    rows
      .map((row) => row.trim().split(';'))
      .filter(([first]) => first === code)
      .map((cells) => {
        const [date = '', month = '', year = ''] = (cells.at(-1) ?? '').split('-');
        const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
        return { day: `${year}-${number}-${date}`, nav: Number(cells[4]) };
      }),
  );
}

(isThere ? describe : describe.skip)('daily NAVs of real schemes', () => {
  test.each([
    ['122639', '2025-03-07', { 1: '11.06', 3: '19.93', 5: '25.59', 7: '19.76' }],
    ['122639', '2025-12-10', { 1: '6.23', 3: '22.00', 5: '21.26' }],
    ['120716', '2025-11-28', { 1: '10.73', 3: '13.22', 5: '16.22', 10: '13.76' }],
  ])('%s as of %s has the published returns', (code, day, published) => {
    const line = lineOf(code);
    const to = valueAt(line, day);
    const years = Object.keys(published).map(Number);
    const found = years.map((span) => [span, to && returnOver(line, to, span)?.percent.toFixed(2)]);
    expect(Object.fromEntries(found)).toEqual(published);
  });

  // A day of trading that no file of the folder has a NAV of; the day after has its own.
  test.each(['122639', '120716', '118989'])('%s has the NAV before a missing day', (code) => {
    const line = lineOf(code);
    expect(valueAt(line, '2025-09-29')?.day).toBe('2025-09-26');
    expect(valueAt(line, '2025-09-30')?.day).toBe('2025-09-30');
  });

  test('119551 pays out, so its NAV alone shows no return', () => {
    const payouts = scheme({ code: '119551', plan: 'direct', option: 'idcw' });
    const story = fundStoryOf(
      family({ schemes: [payouts] }),
      payouts,
      new Map([['119551', navsOf(lineOf('119551'))]]),
      NOW,
    );
    expect(story.line.length).toBeGreaterThan(3_000);
    expect([story.noReturns, story.returns, story.sips]).toEqual([
      'payouts',
      { latest: [], monthEnd: [] },
      [],
    ]);
  });
});

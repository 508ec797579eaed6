import { compareRows } from '@/lib/domain/comparison/rows';
import type { CompanyFigure, FigureDates } from '@/lib/domain/company/records';
import {
  dayOfField,
  headerDay,
  oldDayOf,
  pastBy,
  screenDescription,
  screenHeading,
  screenTails,
} from '@/lib/domain/screener/ages';
import { screenFieldOf } from '@/lib/domain/screener/fields';
import { dashSentence, whyMissing } from '@/lib/domain/screener/reasons';
import { READY_SCREENS, screenOf } from '@/lib/domain/screener/screens';
import { addDays } from '@/lib/tools/time';

import { figure } from './support';

const SESSION = '2026-08-21';
const dates: FigureDates = {
  pe: '2025-12-17',
  volatility: '2025-12-17',
  results: '2026-06-30',
  shareholding: '2026-06-30',
};
const rows = [figure('A', { dates }), figure('B', { dates: { ...dates, results: null } })];
const session = { date: SESSION, rows };

/** A market that trades every day. */
const clockOn = (day: string) =>
  pastBy({ day, closed: Array.from({ length: 30 }, (_, at) => addDays(day, at - 29)) });

const ready = (slug: string) => {
  const found = READY_SCREENS.find((one) => one.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};

describe('the days of a screen’s figures', () => {
  test('are the session’s, or their own', () => {
    expect(dayOfField('price', session)).toBe(SESSION);
    expect(dayOfField('pe', session)).toBe('2025-12-17');
    expect(dayOfField('margin', session)).toBe('2026-06-30');
    expect(dayOfField('pe', { date: SESSION, rows: [figure('A')] })).toBe(SESSION);
  });

  test('stand in the header of a column where all companies share one that is older', () => {
    expect(headerDay('pe', session)).toBe('2025-12-17');
    expect(headerDay('mcap', session)).toBeNull();
    expect(headerDay('margin', session)).toBeNull();
    expect(headerDay('price', session)).toBeNull();
  });

  const [earnings, traded] = [
    'large-companies-under-15-times-earnings',
    'value-traded-of-100-crore',
  ].map((slug) => screenOf(ready(slug)));

  test.each([
    ['a P/E of December in August', earnings, SESSION, '2025-12-17'],
    ['a session’s figures on its day', traded, SESSION, null],
    ['a session’s figures after the next', traded, '2026-08-22', SESSION],
  ])('%s', (_, screen, today, old) => {
    expect(screen && oldDayOf(screen, session, clockOn(today))).toBe(old);
  });

  test('without conditions, that of the figure by which a screen is sorted counts', () => {
    const plain = { bounds: {}, sort: 'pe' } as const;
    const screen = {
      ...plain,
      groups: {},
      direction: 'down',
      columns: [],
      unreadable: {},
    } as const;
    expect(oldDayOf(screen, session, clockOn(SESSION))).toBe('2025-12-17');
    expect(oldDayOf({ ...screen, sort: 'price' }, session, clockOn(SESSION))).toBeNull();
  });

  test('are stated instead of the title and in the description once they are old', () => {
    const [screen] = READY_SCREENS;
    expect(screenHeading(screen, null)).toBe(screen.title);
    expect(screenHeading(screen, '2025-12-17')).toBe(
      'Large companies under 15 times earnings, by figures of 17 Dec 2025',
    );
    expect(screenDescription(screen, null)).toBe(screen.description);
    expect(screenDescription(screen, '2025-12-17')).toBe(
      'By figures of 17 Dec 2025: NSE companies worth ₹10,000 crore or more whose price is at most 15 times the earnings of a year.',
    );
  });

  test.each(READY_SCREENS)('$slug: an old one fits a title and a description', (screen) => {
    const tail = screenTails('2025-12-17').find((one) => `${screen.title}${one}`.length <= 60);
    expect(tail).toContain('17 Dec 2025');
    const description = screenDescription(screen, '2025-12-17');
    expect(description).toMatch(/^By figures of 17 Dec 2025: NSE .+\.$/);
    expect(description).not.toMatch(/CSV|last session/);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

const broken = { yearPercent: null, belowHighPercent: null };
const vedanta = figure('VEDL', {
  ...broken,
  since: { day: '2026-04-30', breaks: 'demerger' },
});
const burnpur = figure('BURNPUR', { ...broken, since: { day: '2026-08-11', breaks: null } });
const stepped = figure('SKF', { ...broken, since: { day: '2025-10-15', breaks: '' } });
const fieldOf = (key: string) => {
  const found = screenFieldOf(key);
  if (!found) throw new Error(key);
  return found;
};

describe('a dash under figures over days', () => {
  const fields = [fieldOf('price'), fieldOf('year')];
  const said = (...all: CompanyFigure[]) => dashSentence(fields, all, ({ symbol }) => symbol);

  test('has its reason', () => {
    expect(said(vedanta, figure('SBIN'), burnpur, stepped)).toBe(
      'Without a figure over days: VEDL, not comparable since 30 Apr 2026 (demerger); BURNPUR, first price on 11 Aug 2026; SKF, not comparable since 15 Oct 2025 (unexplained step).',
    );
    expect(said(figure('SBIN'))).toBe('');
  });

  test('names six at most, and no more than the source says', () => {
    expect(said(...Array.from({ length: 9 }, () => vedanta))).toMatch(/; 3 more\.$/);
    expect(said(figure('X', broken))).toBe('');
    expect(whyMissing(fieldOf('pe'), { ...vedanta, pe: null })).toBeNull();
  });
});

describe('a comparison of companies', () => {
  const rowOf = (label: string, ...all: CompanyFigure[]) =>
    compareRows(all, SESSION).find((row) => row.label === label);

  test('has the reason in place of a figure across a break', () => {
    expect(rowOf('1 year %', vedanta, figure('SBIN'))?.values).toEqual([
      'not comparable since 30 Apr 2026 (demerger)',
      '+3.00',
    ]);
    expect(rowOf('1 year %', vedanta, burnpur)).toBeUndefined();
  });

  test('names the bases of results where they differ, and draws no bars of them', () => {
    const [one, other] = [
      figure('A', { resultsBasis: 'consolidated' }),
      figure('B', { resultsBasis: 'standalone' }),
    ];
    expect(rowOf('Operating margin %', one, other)).toMatchObject({
      values: ['9.00 (consolidated)', '9.00 (standalone)'],
    });
    expect(rowOf('Operating margin %', one, other)).not.toHaveProperty('figures');
    expect(rowOf('Operating margin %', one, one)?.values).toEqual(['9.00', '9.00']);
    const none = figure('C', { resultsBasis: 'standalone', operatingMarginPercent: null });
    expect(rowOf('Operating margin %', one, none)?.values).toEqual(['9.00', '–']);
  });

  test('names the day of a ratio that is not of the session, and takes zero for a figure', () => {
    const row = rowOf('P/E (17 Dec 2025)', ...rows);
    expect(row?.values).toEqual(['20.00', '20.00']);
    expect(rowOf('Pledged of promoters’ shares %', ...rows)?.values).toEqual(['0.00', '0.00']);
  });
});

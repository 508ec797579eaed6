import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { CALLS } from '@/lib/provider/calls';
import { fundHistory, mutualFunds } from '@/lib/provider/embedded/exchange/answers';
import { type ExchangeFolder, reportOf } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';

import type { Sent } from '@/lib/domain/fields';
import type { schemeRow } from '@/lib/domain/fund/families';

import { type Files, folderOf, removeFolders } from './support';

const BEFORE =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date';
const SINCE =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date';
const HISTORY =
  'Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date';
const HEADINGS = 'Open Ended Schemes(Debt Scheme - Liquid Fund)\n\nOak Mutual Fund\n';

const list = (header: string, ...rows: string[]) => [header, HEADINGS, ...rows, ''].join('\n');

const HEADINGS_AND_HEADER = `${SINCE}\n${HEADINGS}`;

const OLD = 'NAVAll_20260817.txt';
const NEW = 'NAVAll_20260820.txt';

const FILES: Files = {
  [OLD]: list(
    BEFORE,
    '900001;INF0ZZ101030;-;Oak Liquid Fund - Direct Plan - Growth;10.1;17-Aug-2026',
    '900002;-;-;Oak Liquid Fund - Regular Plan - Growth;9.1;17-Aug-2026',
    '900003;-;-;Oak Term Fund - Growth;12;02-Jul-2018',
    '900004;-;-;Oak Gone Fund - Growth;13;17-Aug-2026',
  ),
  [NEW]: list(
    SINCE,
    '900001;INF0ZZ101030;-;OAK LIQUID FUND;;;10.2;20-Aug-2026',
    '900002;-;-;Oak Liquid Fund;Regular Plan;Growth;0.0000;20-Aug-2026',
    '900003;-;-;Oak Term Fund;;;12;02-Jul-2018',
  ),
  'NAVHistory_2025.txt': [
    HISTORY,
    '900001;Oak Liquid Fund;;;9.5;;;31-Jul-2025',
    '900001;Oak Liquid Fund;;;9.4;;;30-Jun-2025',
    '900001;Oak Liquid Fund;;;77;;;17-Aug-2026',
    '',
  ].join('\n'),
};

const readerOf = (dir: string, databaseIn: string) =>
  exchangeFolderReader(dir, { rescanAfter: 0, databaseIn });

async function read(files: Files) {
  const dir = await folderOf(files);
  const reader = readerOf(dir, await folderOf({}));
  return { dir, reader, folder: await reader() };
}

const schemesOf = (folder: ExchangeFolder) =>
  CALLS.mutualFunds.read(mutualFunds(folder).data).data.families.flatMap(({ schemes }) => schemes);

const schemeOf = (folder: ExchangeFolder, code: string) =>
  schemesOf(folder).find((scheme) => scheme.code === code);

const daysOf = (folder: ExchangeFolder, code: string) =>
  CALLS.fundHistory
    .read(fundHistory(folder, code).data)
    .data.navs.get(code)
    ?.map(({ day, nav }) => [day, nav]);

afterEach(removeFolders);

test('the newest list describes a scheme, the older one tells its plan', async () => {
  const { folder } = await read(FILES);
  expect(mutualFunds(folder).asOf).toBe('2026-08-20');
  expect(schemeOf(folder, '900001')).toMatchObject({
    name: 'OAK LIQUID FUND',
    isin: 'INF0ZZ101030',
    plan: 'direct',
    option: 'growth',
    nav: 10.2,
    day: '2026-08-20',
    firstDay: '2025-06-30',
  });
  expect(schemeOf(folder, '900004')).toMatchObject({ nav: 13, day: '2026-08-17' });
});

test('a NAV of 0 is ignored: the last one is used, with its day', async () => {
  const { folder } = await read(FILES);
  const last = { nav: 9.1, day: '2026-08-17', previousNav: null, firstDay: null };
  expect(schemeOf(folder, '900002')).toMatchObject(last);
});

test('a matured scheme has its last NAV, which is not part of the history', async () => {
  const { folder } = await read(FILES);
  expect(schemeOf(folder, '900003')).toMatchObject({ nav: 12, day: '2018-07-02', firstDay: null });
  expect(daysOf(folder, '900003')).toBeUndefined();
});

test('the history is in order, and of two files the newer one counts', async () => {
  const { folder } = await read({
    ...FILES,
    'NAVHistory_2026.txt': `${HISTORY}\n900001;Oak Liquid Fund;;;10.15;;;17-Aug-2026\n900001;Oak Liquid Fund;;;10.25;;;21-Aug-2026\n`,
  });
  expect(daysOf(folder, '900001')).toEqual([
    ['2025-06-30', 9.4],
    ['2025-07-31', 9.5],
    ['2026-08-17', 10.15],
    ['2026-08-20', 10.2],
    ['2026-08-21', 10.25],
  ]);
  expect(schemeOf(folder, '900001')).toMatchObject({
    nav: 10.25,
    day: '2026-08-21',
    previousNav: 10.2,
    previousDay: '2026-08-20',
  });
});

test('the order in which files come makes no difference', async () => {
  const { folder } = await read(FILES);
  const { dir, reader } = await read({ [NEW]: FILES[NEW] as string });
  await writeFile(join(dir, OLD), String(FILES[OLD]));
  await reader();
  await writeFile(join(dir, 'NAVHistory_2025.txt'), String(FILES['NAVHistory_2025.txt']));
  expect(schemesOf(await reader())).toEqual(schemesOf(folder));
});

test('the data of other lists stay when a list is removed', async () => {
  const { dir, reader } = await read(FILES);
  await rm(join(dir, NEW));
  await reader();
  const after = await reader();
  expect(schemeOf(after, '900001')).toMatchObject({
    name: 'Oak Liquid Fund - Direct Plan - Growth',
    nav: 10.1,
    day: '2026-08-17',
  });
  expect(schemesOf(after)).toHaveLength(4);
});

test('a file of unknown columns is rejected by name and leaves the others', async () => {
  const broken = String(FILES[NEW]).replace(';Plan;', ';Kind;');
  const { folder } = await read({ ...FILES, [NEW]: broken });
  const report = reportOf(folder).files.find(({ file }) => file === NEW);
  expect(report?.rejection?.reason).toMatch(
    /^has no rows: the file has columns of no known layout/,
  );
  expect(schemeOf(folder, '900001')?.nav).toBe(10.1);
});

test.each<[string, string, RegExp | null]>([
  [
    'an error page in place of the list',
    '<!DOCTYPE html>\n<title>Oops</title>\n',
    /^has no header$/,
  ],
  ['an empty file', '', /./],
  ['a list cut off in a row', `${HEADINGS_AND_HEADER}900001;INF0ZZ101030;-;Oak Liquid Fu`, /./],
  [
    'a list whose second half is missing',
    `${HEADINGS_AND_HEADER}900001;INF0ZZ101030;-;Oak Liquid Fund;;;10.3;21-Aug-2026\n900002;-;`,
    null,
  ],
])('a broken day leaves the days around it: %s', async (_, broken, reason) => {
  const day = 'NAVAll_20260821.txt';
  const { folder } = await read({ ...FILES, [day]: broken });
  const report = reportOf(folder).files.find(({ file }) => file === day);
  if (reason) expect(report?.rejection?.reason).toMatch(reason);
  else expect(report?.problems).toBe(1);
  expect(daysOf(folder, '900001')?.slice(0, 4)).toEqual([
    ['2025-06-30', 9.4],
    ['2025-07-31', 9.5],
    ['2026-08-17', 10.1],
    ['2026-08-20', 10.2],
  ]);
  expect(schemeOf(folder, '900001')).toMatchObject(
    reason ? { nav: 10.2, day: '2026-08-20' } : { nav: 10.3, previousNav: 10.2 },
  );
  expect(schemeOf(folder, '900002')).toMatchObject({ nav: 9.1, day: '2026-08-17' });
});

test('a fund that was merged or whose NAV is N.A. keeps its last NAV, and is not current', async () => {
  const { folder } = await read({
    'NAVAll_20260731.txt': list(
      SINCE,
      '900010;-;-;Oak Merged Fund;Regular;Growth;20.5;31-Jul-2026',
      '900011;-;-;Oak Credit Fund - Segregated Portfolio 1;Regular;Growth;0.3;31-Jul-2026',
      '900012;-;-;Oak Liquid Fund;Regular;Growth;9.1;31-Jul-2026',
    ),
    [NEW]: list(
      SINCE,
      '900011;-;-;Oak Credit Fund - Segregated Portfolio 1;Regular;Growth;0;20-Aug-2026',
      '900012;-;-;Oak Liquid Fund;Regular;Growth;9.2;20-Aug-2026',
      '900013;-;-;Oak New Fund;Regular;Growth;N.A.;20-Aug-2026',
      '900014;-;-;Oak Liquid Fund;Direct;Growth;9.3;20-Aug-2026',
      '900015;-;-;Oak Liquid Fund;Direct;IDCW;9.1;20-Aug-2026',
    ),
  });
  const { families } = CALLS.mutualFunds.read(mutualFunds(folder).data).data;
  const facts = families.map(({ name, isCurrent, isSegregated, schemes: [one] }) => [
    name,
    isCurrent,
    isSegregated,
    one?.nav,
    one?.day,
  ]);
  expect(facts).toEqual([
    ['Oak Credit Fund - Segregated Portfolio 1', false, true, 0.3, '2026-07-31'],
    ['Oak Liquid Fund', true, false, 9.2, '2026-08-20'],
    ['Oak Merged Fund', false, false, 20.5, '2026-07-31'],
    ['Oak New Fund', false, false, null, null],
  ]);
});

test('a changed file of NAVs is in the list at once', async () => {
  const { dir, reader } = await read(FILES);
  await writeFile(join(dir, NEW), String(FILES[NEW]).replace(';10.2;', ';10.3;'));
  expect(schemeOf(await reader(), '900001')?.nav).toBe(10.3);
});

test('the NAVs of the last month end and of years before it are in the list', async () => {
  const { folder } = await read({
    ...FILES,
    'NAVHistory_2026.txt': [
      HISTORY,
      '900001;Oak Liquid Fund;;;10;;;31-Jul-2026',
      // No trading day: the return begins with the NAV of the day before.
      '900001;Oak Liquid Fund;;;8;;;28-Jul-2023',
      '900001;Oak Liquid Fund;;;7;;;20-Jul-2021',
      '',
    ].join('\n'),
  });
  const wire = (mutualFunds(folder).data as Sent<typeof schemeRow>[]).find(
    ({ code }) => code === '900001',
  );
  expect(wire?.monthEnds).toEqual([
    ['2026-07-31', 10],
    ['2025-07-31', 9.5],
    ['2023-07-28', 8],
    null,
  ]);
  const { monthReturns } = schemeOf(folder, '900001') ?? {};
  expect(monthReturns?.day).toBe('2026-07-31');
  expect(monthReturns?.percents.map((percent) => percent && percent.toFixed(4))).toEqual([
    ((10 / 9.5 - 1) * 100).toFixed(4),
    (((10 / 8) ** (1 / 3) - 1) * 100).toFixed(4),
    null,
  ]);
});

test('without a list there is no fund', async () => {
  const { folder } = await read({});
  expect(mutualFunds(folder)).toMatchObject({ data: [] });
});

test('a history begins with the day that is asked for', async () => {
  const { folder } = await read(FILES);
  const daysFrom = (from: string) =>
    CALLS.fundHistory.read(fundHistory(folder, '900001', from).data).data.navs.get('900001') ?? [];
  expect(daysFrom('')[0]?.day).toBe('2025-06-30');
  expect(daysFrom('2025-07-01')[0]?.day).toBe('2025-07-31');
  expect(daysFrom('2025-07-31')[0]?.day).toBe('2025-07-31');
  expect(daysFrom('2026-12-31')).toEqual([]);
});

test('codes that are none are left out', async () => {
  const { folder } = await read(FILES);
  expect(fundHistory(folder, 'x,,1e3,-1').data).toEqual({ schemes: [] });
});

import type { FolderReport } from '@/lib/provider/embedded/exchange/dataset';
import { isToken, saidToken } from '@/server/operations/operations';
import { filesTable } from '@/lib/pages/status/files-table';
import { ageInWords } from '@/lib/tools/status-table';
import { matchesETag } from '@/server/send-stored';

test('ETags are compared weakly', () => {
  expect(matchesETag('W/"a"', '"a"')).toBe(true);
  expect(matchesETag('"b", W/"a"', 'W/"a"')).toBe(true);
  expect(matchesETag('*', '"a"')).toBe(true);
  expect(matchesETag('"b"', '"a"')).toBe(false);
  expect(matchesETag(undefined, '"a"')).toBe(false);
});

describe('the token of the status page', () => {
  const token = 'a-secret-of-16-or-more';

  test('is accepted in the header', () => {
    expect(isToken(saidToken(`Bearer ${token}`), token)).toBe(true);
  });

  test('is the only one accepted; without one the page is closed', () => {
    expect(isToken(saidToken('Bearer other'), token)).toBe(false);
    expect(isToken(saidToken(undefined), token)).toBe(false);
    expect(isToken(saidToken(`Basic ${token}`), token)).toBe(false);
    expect(isToken('', null)).toBe(false);
    expect(isToken(null, null)).toBe(false);
  });
});

test('ages are printed in a suitable unit', () => {
  expect([900, 61_000, 600_000, 8_000_000, 300_000_000].map(ageInWords)).toEqual([
    '1 s',
    '61 s',
    '10 min',
    '2 h',
    '3 days',
  ]);
});

test('the status page names each exchange file with its day, its rows and what is wrong', () => {
  const modified = Date.parse('2026-11-20T12:30:00Z');
  const file = { kind: 'equity-list', date: null, modified, problems: 2 } as const;
  const rejection = { reason: 'has 79 rows instead of 100', rows: 79, lastGoodRows: 100 };
  const folder = {
    dir: '/data/<files>',
    files: [
      { ...file, file: 'NAVAll.txt', date: '2026-11-19', rows: 14_282, rejection: null },
      { ...file, file: 'EQUITY_L.csv', rows: 100, rejection },
      {
        ...file,
        file: 'ind_nifty50list.csv',
        modified: null,
        rows: 0,
        rejection: { reason: 'has no rows', rows: 0, lastGoodRows: null },
      },
    ],
    problems: [{ file: '/data/<files>', line: null, reason: 'does not exist' }],
  } as FolderReport;
  const html = filesTable(folder);
  expect(html).toContain('Files of /data/&lt;files&gt;, which does not exist');
  const rows = html
    .split('<tbody>')[1]
    ?.split('</tr>')
    .map((row) => row.replace(/<[^>]+>/g, '|'));
  expect(rows?.slice(0, 3)).toEqual([
    '||EQUITY_L.csv||–||100||20 Nov 2026, 18:00||last good content in use: the file has 79 rows instead of 100||–|',
    '||ind_nifty50list.csv||–||0||–||nothing in use: the file has no rows||–|',
    '||NAVAll.txt||19 Nov 2026||14,282||20 Nov 2026, 18:00||in use||2|',
  ]);
});

test('the status page names days and files with a problem, but no line and no rejected file', () => {
  const report: FolderReport = {
    dir: '/data',
    files: [
      {
        file: 'torn.csv',
        kind: 'unknown',
        date: null,
        modified: null,
        rows: 0,
        problems: 1,
        rejection: { reason: 'has no rows', rows: 0, lastGoodRows: null },
      },
    ],
    problems: [
      { file: 'prices of the NSE', line: null, reason: 'lack days that other files have' },
      { file: 'torn.csv', line: null, reason: 'has no rows' },
      { file: 'NAVAll.txt', line: 3, reason: 'is damaged' },
    ],
  };
  const [faults = ''] = filesTable(report).split('Files of /data');
  expect(faults).toContain('<th scope="row">prices of the NSE</th><td>lack days that other files');
  expect(faults).not.toContain('torn.csv');
  expect(faults).not.toContain('NAVAll.txt');
  expect(filesTable({ ...report, problems: [] })).not.toContain('Problem</th>');
});

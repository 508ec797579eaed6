import { fileKindOf } from '@/lib/provider/embedded/exchange/files';
import { indexKey, indexKeyOfFile, indexTitle } from '@/lib/provider/embedded/exchange/index-names';
import { decodeText } from '@/lib/provider/embedded/exchange/read';
import { unzipCsv } from '@/lib/provider/embedded/exchange/unzip';

import { BHAV_20, zipped } from './support';

const NAME = BHAV_20;
const LIMIT = 1_000_000;

describe('file names', () => {
  test.each<[string, unknown]>([
    ['EQUITY_L.csv', { kind: 'equity-list' }],
    ['NAVAll.txt', { kind: 'fund-navs' }],
    [NAME, { kind: 'bhavcopy', exchange: 'NSE', date: '2026-11-20' }],
    [`${NAME}.zip`, { kind: 'bhavcopy', exchange: 'NSE', date: '2026-11-20' }],
    [NAME.replace('csv', 'zip'), { kind: 'bhavcopy', exchange: 'NSE', date: '2026-11-20' }],
    [
      'BhavCopy_BSE_CM_0_0_0_20261120_F_0000.CSV',
      { kind: 'bhavcopy', exchange: 'BSE', date: '2026-11-20' },
    ],
    ['BhavCopy_NSE_CM_0_0_0_20261320_F_0000.csv', null],
    ['BhavCopy_NSE_FO_0_0_0_20261120_F_0000.csv', null],
    ['ind_close_all_20112026.csv', { kind: 'index-close', date: '2026-11-20' }],
    ['ind_nifty50list.csv', { kind: 'constituents', index: 'nifty50' }],
    ['ind_niftytotalmarket_list.csv', { kind: 'constituents', index: 'niftytotalmarket' }],
    ['EQUITY_L.csv.part', null],
    ['README.md', null],
  ])('%s', (name, expected) => {
    expect(fileKindOf(name)).toEqual(expected);
  });
});

test('all spellings of an index are equal', () => {
  expect(indexKey('NIFTY')).toBe(indexKey('Nifty 50'));
  expect(indexKey('BANKNIFTY')).toBe(indexKeyOfFile('ind_niftybanklist.csv'));
  expect(indexKey('Nifty Total Market')).toBe(indexKeyOfFile('ind_niftytotalmarket_list.csv'));
  expect(indexKey('Nifty Financial Services')).toBe(indexKeyOfFile('ind_niftyfinancelist.csv'));
  expect(indexKey('constructor')).toBe('constructor');
  expect(indexTitle('nifty')).toBe('Nifty 50');
  expect(indexTitle(' Nifty  Bank ')).toBe('Nifty Bank');
});

describe('decodeText', () => {
  test('reads UTF-8, UTF-16 and doubly encoded text', () => {
    expect(decodeText(Buffer.from('\uFEFFChildren’s'))).toBe('Children’s');
    expect(decodeText(Buffer.from('\uFEFFa,b', 'utf16le'))).toBe('a,b');
    const twice = Buffer.from(Buffer.from('Children’s Fund é').toString('latin1'));
    expect(decodeText(twice)).toBe('Children’s Fund Ã©');
  });

  test('replaces invalid bytes by a replacement character', () => {
    expect(decodeText(Uint8Array.of(0x41, 0xff, 0x42))).toBe('A\ufffdB');
  });
});

describe('unzipCsv', () => {
  const text = 'a,b\n1,2\n'.repeat(50_000);

  test('extracts the one CSV file', () => {
    const zip = zipped({ [NAME]: text, '__MACOSX/._x.csv': 'x', 'note.txt': 'x' });
    const found = unzipCsv(zip, LIMIT);
    expect('bytes' in found && Buffer.from(found.bytes).toString() === text).toBe(true);
  });

  test('rejects a zip with no CSV file or with two', () => {
    expect(unzipCsv(zipped({ 'note.txt': 'x' }), LIMIT)).toEqual({
      reason: 'holds 0 csv files, not one',
    });
    expect(unzipCsv(zipped({ 'a.csv': 'x', 'b.csv': 'x' }), LIMIT)).toEqual({
      reason: 'holds 2 csv files, not one',
    });
  });

  test('rejects a zip bomb, also one with a false size', () => {
    const bomb = zipped({ [NAME]: '0'.repeat(LIMIT + 1) });
    expect(unzipCsv(bomb, LIMIT)).toEqual({ reason: 'is too large unzipped' });
    const lying = Buffer.from(bomb);
    const directory = lying.indexOf('PK\x01\x02', 0, 'latin1');
    lying.writeUInt32LE(10, directory + 24);
    expect(unzipCsv(lying, LIMIT)).toEqual({ reason: 'is a damaged zip' });
  });

  test('detects a changed byte by the checksum', () => {
    const zip = Buffer.from(zipped({ [NAME]: text }));
    const directory = zip.indexOf('PK\x01\x02', 0, 'latin1');
    zip.writeUInt8(zip.readUInt8(directory + 16) ^ 1, directory + 16);
    expect(unzipCsv(zip, LIMIT)).toEqual({ reason: 'is a damaged zip' });
  });

  test('rejects a truncated zip and other data', () => {
    const zip = zipped({ [NAME]: text });
    expect(unzipCsv(zip.subarray(0, zip.length / 2), LIMIT)).toHaveProperty('reason');
    expect(unzipCsv(new Uint8Array(0), LIMIT)).toHaveProperty('reason');
  });
});

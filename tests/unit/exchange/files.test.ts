import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

import { findExchangeFiles } from '@/lib/provider/embedded/exchange/find-files';
import { dayInName, formatOf } from '@/lib/provider/embedded/exchange/formats';
import { indexKey, indexKeyOfFile, indexTitle } from '@/lib/provider/embedded/exchange/index-names';
import { countForeignBytes, decodeText } from '@/lib/provider/embedded/exchange/file-texts';
import { unzipTexts } from '@/lib/provider/embedded/exchange/unzip';
import fc from '@/tests/support/properties';

import { ALL_FIXTURES, BHAV_20, fixture, folderOf, removeFolders, zipped } from './support';

const NAME = BHAV_20;
const LIMIT = 1_000_000;

describe('the day in a file name', () => {
  test.each<[string, string | null]>([
    ['BhavCopy_NSE_CM_0_0_0_20261120_F_0000.csv', '2026-11-20'],
    ['daily/2025-12-16/mcap16122025.csv', '2025-12-16'],
    ['PE_161225.csv', '2025-12-16'],
    ['cm/sec_bhavdata_full_01082025.csv', '2025-08-01'],
    ['BhavCopy_NSE_CM_0_0_0_20261320_F_0000.csv', null],
    ['EQUITY_L.csv', null],
    ['ind_nifty500list.csv', null],
  ])('%s', (name, expected) => {
    expect(dayInName(name)).toBe(expected);
  });
});

test.each(ALL_FIXTURES)('%s is known by its header', async (name) => {
  const format = formatOf(await fixture(name));
  expect(format?.read(await fixture(name), name).count).toBeGreaterThan(0);
});

test('a text without a known header has no kind', () => {
  expect(formatOf('a,b\n1,2\n')).toBeNull();
  expect(formatOf('')).toBeNull();
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

  test.each<[bytes: number[], text: string, foreign: number]>([
    [[0x41, 0xff, 0x42], 'AÿB', 1],
    [[0x46, 0x20, 0x96, 0x20, 0x47], 'F – G', 1],
    [[0x92, 0xe2, 0x80, 0x99], '’’', 1],
    [[0xe2, 0x80, 0x3b], 'â€;', 2],
    [[0xef, 0xbb, 0xbf, 0x41, 0xa0], 'A\u00a0', 1],
    [[0xc0, 0x80], 'À€', 2],
    [[0xed, 0xa0, 0x80], 'í\u00a0€', 3],
    [[0xf0, 0x9f, 0x98, 0x80, 0xf5], '😀õ', 1],
  ])('reads bytes that are no UTF-8 as Windows-1252: %j', (bytes, text, foreign) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe(text);
    expect(countForeignBytes(Uint8Array.from(bytes))).toBe(foreign);
  });

  test('UTF-8 text is not changed by other bytes before and after it', () => {
    const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 20 });
    fc.assert(
      fc.property(ascii, fc.integer({ min: 0xa0, max: 0xbf }), ascii, (before, byte, after) => {
        const bytes = Buffer.concat([Buffer.from(before), Buffer.from([byte]), Buffer.from(after)]);
        expect(decodeText(bytes)).toBe(`${before}${String.fromCharCode(byte)}${after}`);
        expect(countForeignBytes(bytes)).toBe(1);
        expect(countForeignBytes(Buffer.from(before + after))).toBe(0);
      }),
    );
  });
});

describe('unzipTexts', () => {
  const text = 'a,b\n1,2\n'.repeat(50_000);

  test('extracts the CSV and text files', () => {
    const zip = zipped({ [NAME]: text, '__MACOSX/._x.csv': 'x', 'note.txt': 'x', 'a.pdf': 'x' });
    const found = unzipTexts(zip, LIMIT, decodeText);
    expect('texts' in found && found.texts.map(({ name }) => name)).toEqual([NAME, 'note.txt']);
    const [first] = 'texts' in found ? found.texts : [];
    expect(first?.text === text).toBe(true);
  });

  test('rejects a zip with no CSV file', () => {
    expect(unzipTexts(zipped({ 'a.pdf': 'x' }), LIMIT, decodeText)).toEqual({
      reason: 'holds no csv file',
    });
  });

  test('rejects a zip bomb, also one with a false size', () => {
    const bomb = zipped({ [NAME]: '0'.repeat(LIMIT + 1) });
    expect(unzipTexts(bomb, LIMIT, decodeText)).toEqual({ reason: 'is too large unzipped' });
    const lying = Buffer.from(bomb);
    const directory = lying.indexOf('PK\x01\x02', 0, 'latin1');
    lying.writeUInt32LE(10, directory + 24);
    expect(unzipTexts(lying, LIMIT, decodeText)).toEqual({ reason: 'is a damaged zip' });
  });

  test('rejects a zip whose texts are too large together', () => {
    const names = Array.from({ length: 5 }, (_, at) => `${at}.csv`);
    const each = '0'.repeat(15 * 1024 * 1024);
    const zip = zipped(Object.fromEntries(names.map((name) => [name, each])), 0);
    expect(unzipTexts(zip, 16 * 1024 * 1024, decodeText)).toEqual({
      reason: 'is too large unzipped',
    });
  });

  test('detects a changed byte by the checksum', () => {
    const zip = Buffer.from(zipped({ [NAME]: text }));
    const directory = zip.indexOf('PK\x01\x02', 0, 'latin1');
    zip.writeUInt8(zip.readUInt8(directory + 16) ^ 1, directory + 16);
    expect(unzipTexts(zip, LIMIT, decodeText)).toEqual({ reason: 'is a damaged zip' });
  });

  test('rejects a truncated zip and other data', () => {
    const zip = zipped({ [NAME]: text });
    expect(unzipTexts(zip.subarray(0, zip.length / 2), LIMIT, decodeText)).toHaveProperty('reason');
    expect(unzipTexts(new Uint8Array(0), LIMIT, decodeText)).toHaveProperty('reason');
  });
});

test('a link out of the folder is a problem by its name, one within it is read', async () => {
  const outside = await folderOf({ 'other.csv': 'x' });
  const dir = await folderOf({ 'own.csv': 'x' });
  await symlink(join(outside, 'other.csv'), join(dir, 'out.csv'));
  await symlink(join(dir, 'own.csv'), join(dir, 'within.csv'));
  const { files, problems } = await findExchangeFiles(dir);
  expect(files.map(({ name }) => name)).toEqual(['own.csv', 'within.csv']);
  expect(problems).toEqual([
    { file: 'out.csv', line: null, reason: 'is a link out of the folder' },
  ]);
});

afterAll(removeFolders);

import * as answers from '@/lib/provider/embedded/exchange/answers';
import { type Database, openDatabase } from '@/lib/provider/embedded/exchange/database';
import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { derive } from '@/lib/provider/embedded/exchange/derive';
import { formatOf } from '@/lib/provider/embedded/exchange/formats';
import { decodeText } from '@/lib/provider/embedded/exchange/file-texts';
import { chooseSources, noteWhole, storeContent } from '@/lib/provider/embedded/exchange/store';
import { unzipTexts } from '@/lib/provider/embedded/exchange/unzip';
import fc from '@/tests/support/properties';

import { ALL_FIXTURES, BHAV_20, fixture, folderOf, removeFolders, zipped } from './support';

/** Position and kind of the damage, as fractions of the file's length. */
const damage = fc.record({
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.double({ min: 0, max: 0.3, noNaN: true }),
  noise: fc.uint8Array({ maxLength: 60 }),
  cutAt: fc.double({ min: 0, max: 1, noNaN: true }),
});

type Damage = typeof damage extends fc.Arbitrary<infer Value> ? Value : never;

function damaged(bytes: Uint8Array, { from, length, noise, cutAt }: Damage): Uint8Array {
  const at = Math.floor(bytes.length * from);
  const rest = bytes.subarray(at + Math.floor(bytes.length * length));
  const all = Buffer.concat([bytes.subarray(0, at), noise, rest]);
  return cutAt > 0.5 ? all : all.subarray(0, Math.floor(all.length * cutAt * 2));
}

let db: Database;
let folder: ExchangeFolder;
let stamp = 0;

beforeAll(async () => {
  db = openDatabase(await folderOf({}));
  folder = { dir: '', db };
});

afterAll(async () => {
  db.close();
  await removeFolders();
});

/** Reads the bytes as the named file and answers every call from it. */
function askEverything(name: string, bytes: Uint8Array): number {
  const text = decodeText(bytes);
  const content = formatOf(text)?.read(text, name);
  if (!content) return 0;
  stamp += 1;
  storeContent(db, { name, stamp: String(stamp), modified: 0 }, content);
  chooseSources(db);
  derive(db, true);
  noteWhole(db);
  answers.companyMaster(folder);
  answers.quarterlyData(folder, 'ALPHASAM');
  answers.stockHistory(folder, 'ALPHASAM', '5Y');
  answers.indexQuotes(folder, 'nse');
  answers.indexHistory(folder, 'Nifty', '5Y');
  answers.movers(folder, 'NSE', 'Nifty', 'Gain', 20);
  answers.movers(folder, 'NSE', 'Nifty', 'High52', 20);
  answers.marketSnapshot(folder, 'NSE');
  answers.etfs(folder, 'NSE');
  answers.mutualFunds(folder);
  return content.count;
}

test.each(ALL_FIXTURES)('no damage to %s throws', async (name) => {
  const whole = Buffer.from(await fixture(name));
  fc.assert(
    fc.property(damage, (how) => {
      expect(askEverything(name, damaged(whole, how))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each(ALL_FIXTURES)('no bytes in the place of %s throw', (name) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      expect(askEverything(name, bytes)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('an invalid line loses no other line', async () => {
  const lines = (await fixture(BHAV_20)).split('\n').slice(0, 10);
  const whole = askEverything(BHAV_20, Buffer.from(lines.join('\n')));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.string({ maxLength: 50 }), (at, noise) => {
      const line = noise.replace(/[\r\n]/g, ' ');
      const text = [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
      expect(askEverything(BHAV_20, Buffer.from(text))).toBe(whole);
    }),
  );
});

test('no damage to a zip throws', async () => {
  const whole = zipped({ [BHAV_20]: await fixture(BHAV_20) });
  fc.assert(
    fc.property(damage, (how) => {
      const found = unzipTexts(damaged(whole, how), 1_000_000, decodeText);
      expect('texts' in found || found.reason.length > 0).toBe(true);
    }),
  );
});

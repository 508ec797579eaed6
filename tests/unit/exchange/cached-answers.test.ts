import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { EmbeddedAnswer } from '@/lib/provider/embedded/answer';
import { type Database, openDatabase } from '@/lib/provider/embedded/exchange/database';
import { cachedAnswer } from '@/lib/provider/embedded/exchange/cached-answers';
import { derive } from '@/lib/provider/embedded/exchange/derive';

const open: Database[] = [];
const databases = (): [Database, Database] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cached-answers-'));
  const two: [Database, Database] = [openDatabase(folder), openDatabase(folder)];
  open.push(...two);
  return two;
};
afterAll(() => open.forEach((db) => db.close()));

const problems = (db: Database): EmbeddedAnswer => ({
  data: db.rows('SELECT file FROM folder_problems ORDER BY file'),
  source: 'end-of-day',
  asOf: null,
});
const write = (db: Database, file: string) =>
  db.run('INSERT INTO folder_problems (file, reason) VALUES (?, ?)', file, 'is torn');

test('an answer is the same object until the database changes, by whichever connection', () => {
  const [reader, importer] = databases();
  const ask = () => cachedAnswer(reader, 'problems', () => problems(reader));
  const first = ask();
  expect(ask()).toBe(first);

  write(importer, 'one.csv');
  const second = ask();
  expect(second?.data).toEqual([{ file: 'one.csv' }]);
  expect(ask()).toBe(second);

  write(reader, 'two.csv');
  expect(ask()?.data).toEqual([{ file: 'one.csv' }, { file: 'two.csv' }]);
});

test('a filing leaves the answers that are not made of filings', () => {
  const [reader, importer] = databases();
  const ask = (of: 'all' | 'withoutFilings') =>
    cachedAnswer(reader, of, () => ({ ...problems(reader) }), of);
  const [prices, filed] = [ask('withoutFilings'), ask('all')];

  derive(importer, true, true);
  write(importer, 'filed.xml');
  expect(ask('withoutFilings')).toBe(prices);
  expect(ask('all')).not.toBe(filed);

  derive(importer, true);
  expect(ask('withoutFilings')).not.toBe(prices);
});

test('calls are cached separately, and an empty answer is cached too', () => {
  const [db] = databases();
  const nothing = jest.fn(() => null);
  expect(cachedAnswer(db, 'nothing', nothing)).toBeNull();
  expect(cachedAnswer(db, 'nothing', nothing)).toBeNull();
  expect(nothing).toHaveBeenCalledTimes(1);
  expect(cachedAnswer(db, 'problems', () => problems(db))?.data).toEqual([]);
});

test('days that visitors choose push the oldest answers out', () => {
  const [db] = databases();
  const answer = jest.fn(() => problems(db));
  for (let day = 0; day < 30; day += 1) cachedAnswer(db, `day ${day}`, answer);
  cachedAnswer(db, 'day 29', answer);
  expect(answer).toHaveBeenCalledTimes(30);
  cachedAnswer(db, 'day 0', answer);
  expect(answer).toHaveBeenCalledTimes(31);
});

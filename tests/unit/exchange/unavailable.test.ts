import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startFresh, temporaryFolder } from '../../support/fresh-site';
import { folderOf, removeFolders } from './support';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

afterEach(removeFolders);

const LIST = 'EQUITY_L.csv';
const GOOD = 'SYMBOL,NAME OF COMPANY,SERIES\nALPHASAM,Alpha Sample Limited,EQ\n';

/** What a new process on these files makes of a listed and of an unknown company. */
async function resolved(folder: string, CACHE_DIR = temporaryFolder()) {
  startFresh({ EXCHANGE_FILES_DIR: folder, CACHE_DIR });
  const { resolvePage } = await import('@/lib/pages/resolve');
  const kinds = ['alpha-sample-limited', 'nobody-limited'].map(
    async (slug) => (await resolvePage(`/company-information/${slug}`)).kind,
  );
  return Promise.all(kinds);
}

test('without any good equity list companies are unavailable, not unknown', async () => {
  expect(await resolved(await folderOf({}))).toEqual(['unavailable', 'unavailable']);
  expect(await resolved(await folderOf({ [LIST]: '' }))).toEqual(['unavailable', 'unavailable']);
  expect(await resolved('/nonexistent/exchange')).toEqual(['unavailable', 'unavailable']);
  expect(await resolved(await folderOf({ [LIST]: GOOD }))).toEqual(['page', 'missing']);
});

test('a start with a broken equity list uses the last good one', async () => {
  const [folder, cache] = [await folderOf({ [LIST]: GOOD }), temporaryFolder()];
  expect(await resolved(folder, cache)).toEqual(['page', 'missing']);
  await writeFile(join(folder, LIST), '');
  expect(await resolved(folder, cache)).toEqual(['page', 'missing']);
});

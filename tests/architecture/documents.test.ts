import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { filesBelow, ROOT } from './code';

test('every path that the documents name exists', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'tests/labs/README.md', ...filesBelow('docs')];
  const NAMED =
    /`((?:app|components|firm|lib|public|sample|server|styles|tests|scripts|docs|\.ci)\/[\w./[\]()-]*)`/g;
  const missing = documents.flatMap((document) =>
    [...readFileSync(path.join(ROOT, document), 'utf8').matchAll(NAMED)]
      .map(([, named = '']) => named)
      .filter((named) => !existsSync(path.join(ROOT, named)))
      .map((named) => `${document}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test('the table of folders in README.md names every folder', () => {
  const written = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const ignored = written('.gitignore').split('\n');
  const foldersIn = (parent: string) =>
    readdirSync(path.join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => `${parent}${name}/`)
      .filter((folder) => !ignored.includes(folder));
  const divided = ['components/', 'lib/'];
  const folders = ['', ...divided].flatMap(foldersIn).filter((one) => !divided.includes(one));
  const [, table = ''] = written('README.md').split('## Folders');
  const named = [...table.matchAll(/^\| `([\w/]+\/)` /gm)].map(([, one = '']) => one);
  expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
  // It may name folders below them, such as one program of `server/`.
  expect(named.filter((folder) => !existsSync(path.join(ROOT, folder)))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

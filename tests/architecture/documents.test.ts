import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { filesBelow, ROOT } from './code';

const written = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const documents = ['README.md', 'CONTRIBUTING.md', 'tests/labs/README.md', ...filesBelow('docs')];

test('every path that the documents name exists', () => {
  const NAMED =
    /`((?:app|components|firm|lib|public|sample|server|styles|tests|scripts|docs|\.ci)\/[\w./[\]()-]*)`/g;
  const missing = documents.flatMap((document) =>
    [...written(document).matchAll(NAMED)]
      .map(([, named = '']) => named)
      .filter((named) => !existsSync(path.join(ROOT, named)))
      .map((named) => `${document}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test('the documents name every command of package.json, and no other', () => {
  const { scripts } = JSON.parse(written('package.json')) as { scripts: Record<string, string> };
  const OWN = /\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)/g;
  const found = [...documents, '.env.example'].flatMap((document) =>
    [...written(document).matchAll(OWN)].map(([, run, own]) => ({
      document,
      name: run ?? own ?? '',
    })),
  );
  const unknown = found.filter(({ name }) => !(name in scripts));
  expect(unknown.map(({ document, name }) => `${document}: npm run ${name}`)).toEqual([]);
  const named = new Set(found.map(({ name }) => name));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});

test('every path that a command of the documents checks exists', () => {
  const CHECK = /\bnpm run check -- ([^`<\n]+)/g;
  const missing = documents.flatMap((document) =>
    [...written(document).matchAll(CHECK)]
      .flatMap(([, paths = '']) => paths.trim().split(' '))
      .filter((named) => !existsSync(path.join(ROOT, named)))
      .map((named) => `${document}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test('the table of folders in README.md names every folder', () => {
  const ignored = written('.gitignore').split('\n');
  const foldersIn = (parent: string) =>
    readdirSync(path.join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => `${parent}${name}/`)
      .filter((folder) => !ignored.includes(folder));
  const divided = ['components/', 'lib/'];
  const folders = ['', ...divided].flatMap(foldersIn).filter((one) => !divided.includes(one));
  const [, table = ''] = written('README.md').split('## Folders');
  const named = [...table.matchAll(/^\| `([\w./]+\/)` /gm)].map(([, one = '']) => one);
  expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
  // It may name folders below them, such as one program of `server/`.
  expect(named.filter((folder) => !existsSync(path.join(ROOT, folder)))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

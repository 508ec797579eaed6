import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { filesBelow, ROOT } from './code';

test('every path that the documents name exists', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'labs/README.md', ...filesBelow('docs')];
  const NAMED =
    /`((?:app|components|lib|public|sample|server|styles|tests|scripts|deploy|docs|labs|\.ci)\/[\w./[\]()-]*)`/g;
  const missing = documents.flatMap((document) =>
    [...readFileSync(path.join(ROOT, document), 'utf8').matchAll(NAMED)]
      .map(([, named = '']) => named)
      .filter((named) => !existsSync(path.join(ROOT, named)))
      .map((named) => `${document}: ${named}`),
  );
  expect(missing).toEqual([]);
});

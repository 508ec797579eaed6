import { readFileSync } from 'node:fs';
import path from 'node:path';

import { filesBelow, ROOT } from './code';

/** What the audit may be made of: Node's own modules, the reader of HTML, and its own files. */
const ALLOWED = /^(?:node:|parse5$|\.\/)/;

test('the audit of the figures imports nothing of the site', () => {
  const files = filesBelow('tests/audit');
  const imports = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return [...text.matchAll(/(?:^(?:import|\}).*?\bfrom |\bimport\(|^import )'([^']+)'/gm)].map(
      ([, from = '']) => `${file}: ${from}`,
    );
  });
  expect(imports.length).toBeGreaterThan(files.length);
  expect(imports.filter((one) => !ALLOWED.test(one.split(': ')[1] ?? ''))).toEqual([]);
});

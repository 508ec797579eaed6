import { isFilePath } from '@/lib/tools/file-path';

test.each(['/documents/password-policy.pdf', '/equity.csv', '/a/b.JSON', '/x.mp4', '/sw.js'])(
  '%s is a file',
  (path) => expect(isFilePath(path)).toBe(true),
);

test.each([
  '/equity',
  '/company-information/reliance-chemotex-industries-ltd.',
  '/company-information/no.-1-foods',
  '/company-information/studio-3.5',
  '/a.b/c',
])('%s is a page', (path) => expect(isFilePath(path)).toBe(false));

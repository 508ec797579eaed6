import { OWN_SCRIPTS, withOwnScripts } from '@/server/document/own-scripts';

const early = OWN_SCRIPTS.slice(0, -1);
const starter = OWN_SCRIPTS.at(-1);
const inline = (code?: string) => `<script>${code}</script>`;

const PAGE = [
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><script>self.__next_f.push([0])</script>',
  '<script src="/_next/static/chunks/b.js" async=""></script></body></html>',
].join('');

test('the framework’s files wait, in their places, but for what only old browsers take, and our own stand before and behind them', () => {
  expect(withOwnScripts(PAGE)).toBe(
    [
      '<head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
      '<script type="late" src="/_next/static/chunks/a.js"></script>',
      ...early.map(inline),
      '</head><body><script>self.__next_f.push([0])</script>',
      '<script type="late" src="/_next/static/chunks/b.js"></script>',
      inline(starter),
      '</body></html>',
    ].join(''),
  );
});

test('other scripts, and documents without a body, are left alone', () => {
  const foreign = '<script src="https://example.org/a.js" async=""></script>';
  expect(withOwnScripts(`<head></head><body>${foreign}</body>`)).toContain(foreign);
  expect(withOwnScripts('<p>a fragment</p>')).toBe('<p>a fragment</p>');
});

test('no script of our own can end early, or hold what a page would have to escape', () => {
  for (const code of OWN_SCRIPTS) expect(code).not.toMatch(/<|\n/);
});

import { STARTER, withLateScripts } from '@/server/document/late-scripts';

const PAGE = [
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><script>self.__next_f.push([0])</script>',
  '<script src="/_next/static/chunks/b.js" async=""></script></body></html>',
].join('');

test('the framework’s files wait, in their places, and one script starts them', () => {
  expect(withLateScripts(PAGE)).toBe(
    [
      '<head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
      '<script type="late" src="/_next/static/chunks/a.js"></script>',
      '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
      '<body><script>self.__next_f.push([0])</script>',
      '<script type="late" src="/_next/static/chunks/b.js"></script>',
      `<script>${STARTER}</script></body></html>`,
    ].join(''),
  );
});

test('other scripts, and documents without a body, are left alone', () => {
  const foreign = '<script src="https://example.org/a.js" async=""></script>';
  expect(withLateScripts(`<body>${foreign}</body>`)).toContain(foreign);
  expect(withLateScripts('<p>a fragment</p>')).toBe('<p>a fragment</p>');
});

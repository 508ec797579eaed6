import { createHash } from 'node:crypto';

import { FRAME_GUARD } from '@/server/document/scripts/frame-guard';
import { inlineScriptsOf } from '@/server/document/inline-scripts';

const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const DATA = 'self.__next_f.push([1,"text with \\u003cscript> in it"])';

test('the framework’s data and our own script get the hash of their very text', () => {
  const html = `<head><script>${FRAME_GUARD}</script></head><script id="_R_" nonce="">${DATA}</script>`;
  expect(inlineScriptsOf(html)).toEqual({
    hashes: [hashOf(FRAME_GUARD), hashOf(DATA)],
    strangers: 0,
  });
});

test('data between single quotes is data as well, whatever stands in it', () => {
  const code = `self.__next_f.push([1,'a "b" \\'c\\' \\\\ \\u003c/script> ]);alert(1)'])`;
  expect(inlineScriptsOf(`<script>${code}</script>`)).toEqual({
    hashes: [hashOf(code)],
    strangers: 0,
  });
});

test('each text is named once', () => {
  expect(inlineScriptsOf(`<script>${DATA}</script>`.repeat(3)).hashes).toEqual([hashOf(DATA)]);
});

test('files, and data that no browser runs, need no hash', () => {
  const html = [
    '<script src="/a.js" async=""></script>',
    '<script async src=/b.js>ignored by browsers</script>',
    '<script type="application/ld+json">{"name":"a"}</script>',
    "<SCRIPT TYPE='application/json'>alert(1)</SCRIPT>",
  ].join('');
  expect(inlineScriptsOf(html)).toEqual({ hashes: [], strangers: 0 });
});

describe('a script that is neither gets no hash, and is counted', () => {
  test.each([
    '<script>alert(1)</script>',
    '<script >alert(1)</script >',
    '<script type="module">alert(1)</script>',
    '<script data-src="x">alert(1)</script>',
    '<script title=">">alert(1)</script>',
    '<script>alert(1)',
    `<script>${DATA};alert(1)</script>`,
    '<script>self.__next_f.push(alert(1))</script>',
    '<script>self.__next_f.push([1,"a"]);alert([1])</script>',
    '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});</script>',
    '<script>$RC("B:0",alert(1))</script>',
    "<script>self.__next_f.push([1,'a'+alert(1)+'b'])</script>",
    "<script>self.__next_f.push([1,'a\\\\'+alert(1)+'b'])</script>",
    "<script>self.__next_f.push([1,'a\nb'])</script>",
    '<script>self.__next_f.push([1,`${alert(1)}`])</script>',
    `<script>${FRAME_GUARD} </script>`,
  ])('%s', (html) => {
    expect(inlineScriptsOf(html)).toEqual({ hashes: [], strangers: 1 });
  });
});

test('a script within the text of another is text', () => {
  const code = 'self.__next_f.push([1,"<script>alert(1)"])';
  expect(inlineScriptsOf(`<script>${code}</script><p>after</p>`)).toEqual({
    hashes: [hashOf(code)],
    strangers: 0,
  });
});

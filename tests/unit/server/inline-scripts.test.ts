import { createHash } from 'node:crypto';

import { FRAME_GUARD } from '@/lib/pages/shell/inline-scripts';
import { readInlineScripts } from '@/server/inline-scripts';

const NONCE = 'known-to-next-alone';
const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const DATA = 'self.__next_f.push([1,"text with \\u003cscript> in it"])';

test('scripts with the nonce, and our own by their text, get a hash', () => {
  const html = `<head><script>${FRAME_GUARD}</script></head><script id="_R_" nonce="${NONCE}">${DATA}</script>`;
  const { hashes, unknown } = readInlineScripts(html, NONCE);
  expect(hashes).toEqual([hashOf(FRAME_GUARD), hashOf(DATA)]);
  expect(unknown).toEqual([]);
});

test('each text is hashed once', () => {
  const html = `<script nonce=${NONCE}>${DATA}</script>`.repeat(3);
  expect(readInlineScripts(html, NONCE).hashes).toEqual([hashOf(DATA)]);
});

test('files, and data that no browser runs, need no hash', () => {
  const html = [
    '<script src="/a.js" async=""></script>',
    '<script async src=/b.js>ignored by browsers</script>',
    '<script type="application/ld+json">{"name":"a"}</script>',
    "<SCRIPT TYPE='application/json'>alert(1)</SCRIPT>",
  ].join('');
  expect(readInlineScripts(html, NONCE)).toEqual({ hashes: [], unknown: [], markup: html });
});

describe('an injected script gets no hash, and is reported', () => {
  test.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<script nonce="">alert(1)</script>', 'alert(1)'],
    ['<script nonce="guessed">alert(1)</script>', 'alert(1)'],
    [`<script data-nonce="${NONCE}">alert(1)</script>`, 'alert(1)'],
    ['<script >alert(1)</script >', 'alert(1)'],
    ['<script type="module">alert(1)</script>', 'alert(1)'],
    ['<script data-src="x">alert(1)</script>', 'alert(1)'],
    ['<script title=">">alert(1)</script>', 'alert(1)'],
    ['<script>alert(1)', 'alert(1)'],
    [`<script>${DATA}</script>`, DATA],
    [`<script>${FRAME_GUARD} </script>`, `${FRAME_GUARD} `],
  ])('%s', (html, code) => {
    const { hashes, unknown } = readInlineScripts(html, NONCE);
    expect(hashes).toEqual([]);
    expect(unknown).toEqual([code]);
  });
});

test('a script tag within the text of another script is text', () => {
  const code = 'self.__next_f.push([1,"<script>alert(1)"])';
  const html = `<script nonce="${NONCE}">${code}</script><p>after</p>`;
  expect(readInlineScripts(html, NONCE)).toEqual({
    hashes: [hashOf(code)],
    unknown: [],
    markup: `<script nonce="${NONCE}"></script><p>after</p>`,
  });
});

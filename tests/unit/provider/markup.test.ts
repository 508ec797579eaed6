import { sanitizeMarkup, textOf } from '@/lib/provider/values/markup';

describe('allowed markup', () => {
  test.each([
    ['<p>Read <strong>this</strong>.</p>', '<p>Read <strong>this</strong>.</p>'],
    ['<a href="/support">Help</a>', '<a href="/support">Help</a>'],
    ['<a href="/search?q=a">A</a>', '<a href="/search?q=a" rel="nofollow">A</a>'],
    [
      '<a href="https://www.sebi.gov.in">SEBI</a>',
      '<a href="https://www.sebi.gov.in" target="_blank" rel="noopener">SEBI<span class="visually-hidden"> (opens in a new tab)</span></a>',
    ],
    ['<ul><li>One</li></ul>', '<ul><li>One</li></ul>'],
    ['M&amp;M &lt; 5', 'M&#x26;M &#x3C; 5'],
  ])('%s', (given, expected) => {
    expect(sanitizeMarkup(given)).toBe(expected);
  });
});

/** What the sanitizer itself adds to a link. */
const NEW_TAB = '<span class="visually-hidden"> (opens in a new tab)</span>';

describe('forbidden markup', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java&#x09;script:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)" id="x" class="y">x</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<form action="https://evil.example"><input name=q></form>',
    '<object data="x"></object><embed src="x"><base href="https://evil.example">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><script>alert(1)</script></template>',
    '<style>@import "https://evil.example"</style>',
    '<a href="https://ok.example" onmouseover="alert(1)" target="_top">x</a>',
    '<p>unclosed <b><script>alert(1)',
    '<!--<img src="--><img src=x onerror=alert(1)//">',
    '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
    '<a href="java&NewLine;script:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<form><p>a</p><form action="https://evil.example"><p>b</p></form></form>',
    '<p id="location"><a name="cookie" id="location">x</a></p>',
    '<svg><foreignObject><p onclick="alert(1)">x</p></foreignObject></svg>',
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
    '<xmp><script>alert(1)</script></xmp>',
  ])('%s', (given) => {
    const clean = sanitizeMarkup(given).replace(NEW_TAB, '');
    expect(clean).not.toMatch(
      /<(script|img|svg|iframe|style|math|form|input|object|embed|base|template|noscript)|javascript:|data:|evil\.example|\son\w+=|style=|class=|id=|_top/i,
    );
  });
});

/** Markup that a browser nests in another way than it is written. */
test.each([
  ['<a href="/a">x<a href="/b">y</a></a>', '<a href="/a">x</a><a href="/b">y</a>'],
  ['<b>1<i>2</b>3</i>', '<b>1<i>2</i></b><i>3</i>'],
  [
    '<table><p>x</p><tr><td>1</td></tr></table>',
    '<p>x</p><table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['<li>x</li>', 'x'],
  ['<td>x</td>', 'x'],
])('%s is nested as a browser does it', (given, expected) => {
  expect(sanitizeMarkup(given)).toBe(expected);
});

test('sanitizing is idempotent', () => {
  const once = sanitizeMarkup(
    '<div><p>A &amp; B <i>c</i></p><table><tr><td>1</td></tr></table></div>',
  );
  expect(sanitizeMarkup(once)).toBe(once);
});

test('textOf leaves out what links say to screen readers', () => {
  const markup = sanitizeMarkup('<p>Write to <a href="https://www.sebi.gov.in">SEBI</a>.</p>');
  expect(markup).toContain(NEW_TAB);
  expect(textOf(markup)).toBe('Write to SEBI.');
});

test('textOf separates blocks by blanks', () => {
  expect(textOf('<h2>One</h2><p>Two &amp; <em>three</em></p><ul><li>Four</li></ul>')).toBe(
    'One Two & three Four',
  );
});

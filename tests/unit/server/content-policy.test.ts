import { contentPolicies, createContentPolicy, type PolicySettings } from '@/server/content-policy';
import {
  commonHeaders,
  contentPolicyOf,
  resourcePolicy,
  withVary,
} from '@/server/response-headers';

const SETTINGS: PolicySettings = {
  siteUrl: 'http://localhost:3000',
  translateWidgetUrl: null,
  flags: { videoStreaming: false },
};

const parsed = (policy: string) =>
  new Map(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );

const directives = (settings: Partial<PolicySettings>, hashes: string[] = []) =>
  parsed(createContentPolicy({ ...SETTINGS, ...settings })(hashes));
/** Of the page of a query. */
const ofQuery = (query: string, translateWidgetUrl: string | null) =>
  parsed(contentPolicies({ ...SETTINGS, translateWidgetUrl })(query)([]));

test('scripts run from files of this origin or by hash, never as unsafe-inline', () => {
  const policy = directives({}, ["'sha256-a'", "'sha256-b'"]);
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('script-src')).toBe("'self' 'sha256-a' 'sha256-b'");
  expect(policy.get('style-src-elem')).not.toContain('unsafe');
  expect(policy.get('frame-ancestors')).toBe("'none'");
  expect([...policy.values()].join(' ')).not.toContain('unsafe-eval');
});

test('no foreign host is named until a variable or flag names it', () => {
  expect([...directives({}).values()].join(' ')).not.toMatch(/https?:/);
  expect(directives({ flags: { videoStreaming: true } }).get('frame-src')).toBe(
    'https://www.youtube-nocookie.com',
  );
});

const WIDGET = 'https://translate.example.in/a/widget.js?b=c';

test('the widget’s host is named on the page that is asked for translated, and on no other', () => {
  for (const query of ['', '?q=translate', '?translate=off', '?xtranslate=on'])
    expect(ofQuery(query, WIDGET)).toEqual(directives({}));
  const wide = ofQuery('?q=1&translate=on', WIDGET);
  for (const name of ['script-src', 'style-src-elem', 'img-src', 'connect-src', 'frame-src']) {
    expect(wide.get(name)?.split(' ')).toContain('https://translate.example.in');
  }
  expect(wide.get('form-action')).toBe("'self'");
  expect(wide.get('script-src')).not.toContain('unsafe');
});

test('the public widget’s other hosts are named with it', () => {
  const wide = ofQuery('?translate=on', 'https://translate.google.com/translate_a/element.js');
  expect(wide.get('script-src')?.split(' ')).toEqual(
    expect.arrayContaining(['https://translate.google.com', 'https://translate.googleapis.com']),
  );
  expect(wide.get('style-src-elem')).toContain('https://www.gstatic.com');
});

test('without a widget the parameter changes nothing', () => {
  expect(ofQuery('?translate=on', null)).toEqual(directives({}));
});

test('texts become scripts by the one Trusted Types policy of the site alone', () => {
  const policy = directives({});
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect(policy.get('trusted-types')).toBe('default');
  expect(policy.get('worker-src')).toBe("'self'");
  // A widget's scripts know no types.
  const wide = ofQuery('?translate=on', WIDGET);
  expect(wide.has('require-trusted-types-for')).toBe(false);
  expect(wide.has('trusted-types')).toBe(false);
  expect(ofQuery('', WIDGET).get('require-trusted-types-for')).toBe("'script'");
});

test('with an https origin, requests are upgraded and HSTS is sent', () => {
  expect(directives({}).has('upgrade-insecure-requests')).toBe(false);
  expect(directives({ siteUrl: 'https://www.example.in' }).has('upgrade-insecure-requests')).toBe(
    true,
  );
  expect(commonHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
  expect(commonHeaders('https://www.example.in')['Strict-Transport-Security']).toBe(
    'max-age=63072000',
  );
});

test('other sites may only load files meant for sharing', () => {
  expect(resourcePolicy('/media/feeds/press.xml', 'application/rss+xml')).toBe('cross-origin');
  expect(resourcePolicy('/opensearch.xml', 'application/opensearchdescription+xml')).toBe(
    'cross-origin',
  );
  expect(resourcePolicy('/invest-in-stocks/opengraph-image', 'image/png')).toBe('cross-origin');
  expect(resourcePolicy('/', 'text/html')).toBe('same-origin');
  expect(resourcePolicy('/assets/a.png', 'image/png')).toBe('same-origin');
  expect(resourcePolicy('/shareholders', 'text/html')).toBe('same-origin');
});

test('a file opened as a document cannot run anything', () => {
  const policy = (type: string) => contentPolicyOf(type)['content-security-policy'];
  expect(policy('application/json')).toContain("default-src 'none'");
  expect(policy('')).toContain("default-src 'none'");
  expect(policy('image/svg+xml')).toContain('sandbox');
  expect(policy('application/pdf')).toBeUndefined();
  expect(policy('font/woff2')).toBeUndefined();
});

test('Vary contains the headers that Next.js names', () => {
  expect(withVary('', 'Accept-Encoding')).toBe('Accept-Encoding');
  expect(withVary('rsc, next-url', 'Accept-Encoding')).toBe('rsc, next-url, Accept-Encoding');
  expect(withVary('rsc, accept-encoding', 'Accept-Encoding')).toBe('rsc, accept-encoding');
  expect(withVary('*', 'Accept-Encoding')).toBe('*');
});

test('no page may evaluate text as a script or open a socket', () => {
  expect(createContentPolicy(SETTINGS)([])).not.toMatch(/unsafe-eval|wss?:/);
});

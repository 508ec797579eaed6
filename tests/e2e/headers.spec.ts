import { expect, test } from 'playwright/test';

test('a page is the same in every encoding, and is not sent twice', async ({ request }) => {
  const inAll = () =>
    Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) =>
        request.get('/about-us', { headers: { 'accept-encoding': encoding } }),
      ),
    );
  let answers: Awaited<ReturnType<typeof inAll>> = [];
  // The first request after a minute starts a background rendering.
  await expect(async () => {
    answers = await inAll();
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
  }).toPass();
  expect(answers.map((answer) => answer.headers()['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  const [first] = answers;
  expect(first?.headers()['vary']).toContain('Accept-Encoding');
  const knows = async (): Promise<number> => {
    // A rendering in between would change the ETag.
    const etag = (await request.get('/about-us')).headers()['etag'] ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await request.get('/about-us', { headers: { 'if-none-match': etag } });
    return again.status();
  };
  await expect.poll(knows).toBe(304);
});

test('internal request headers have no effect', async ({ request }) => {
  const internal = {
    'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
    'x-middleware-rewrite': '/unavailable',
    'x-middleware-next': '1',
    'x-invoke-path': '/unavailable',
    'x-matched-path': '/unavailable',
    'x-nextjs-data': '1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'next-action': 'abc',
    'content-security-policy': "script-src 'nonce-poison'",
  };
  const home = await request.get('/', { headers: internal });
  expect(home.status()).toBe(200);
  expect(await home.text()).not.toMatch(/evil\.example|poison/);
  const old = await request.get('/product-and-offerings/assets-classes/stocks', {
    headers: internal,
    maxRedirects: 0,
  });
  expect(old.status()).toBe(308);
  expect(old.headers()['location']).toBe('/invest-in-stocks');
});

/** Names that Next.js, proxies, caches or platforms give a meaning; a page must not depend on one. */
const HEADER_NAMES = [
  'accept',
  'accept-charset',
  'accept-language',
  'authorization',
  'cache-control',
  'cookie',
  'content-language',
  'content-type',
  'forwarded',
  'from',
  'if-modified-since',
  'if-range',
  'origin',
  'pragma',
  'prefer',
  'priority',
  'purpose',
  'range',
  'referer',
  'user-agent',
  'via',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'x-csp-nonce',
  'next-action',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-url',
  'next-hmr-refresh',
  'next-router-segment-prefetch',
  'next-test-fetch-priority',
  'rsc-action',
  'x-nextjs-data',
  'x-action-forwarded',
  'x-action-redirect',
  'x-invoke-error',
  'x-invoke-output',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-status',
  'x-matched-path',
  'x-middleware-next',
  'x-middleware-invoke',
  'x-middleware-override-headers',
  'x-middleware-prefetch',
  'x-middleware-redirect',
  'x-middleware-request-cookie',
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-middleware-skip',
  'x-next-cache-tags',
  'x-next-error-status',
  'x-next-resume-state-length',
  'x-next-revalidate-tag-token',
  'x-next-revalidated-tags',
  'x-nextjs-cache',
  'x-nextjs-html-request-id',
  'x-nextjs-matched-path',
  'x-nextjs-postponed',
  'x-nextjs-prerender',
  'x-nextjs-request-id',
  'x-nextjs-rewrite',
  'x-nextjs-stale-time',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-vercel-forwarded-for',
  'x-vercel-ip-country',
  'x-vercel-sc-headers',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-http-method-override',
  'x-host',
  'x-original-host',
  'x-original-url',
  'x-request-id',
  'x-rewrite-url',
  'x-site-client',
  'x-site-path',
  'sec-ch-prefers-color-scheme',
  'sec-fetch-dest',
  'sec-gpc',
  'traceparent',
];

test('no request header changes what is stored for everybody', async ({ request }) => {
  const canary = "script-src 'nonce-canary'";
  const headers = Object.fromEntries(HEADER_NAMES.map((name) => [name, canary]));
  for (const path of ['/about-us', '/support/faqs', '/nothing', '/company-information/nobody']) {
    // Addresses of their own, so that each is rendered for the one who asks first.
    const poisoned = await request.get(`${path}?first`, { headers });
    const clean = await request.get(`${path}?other`);
    const texts = [await poisoned.text(), await clean.text()].map((text) =>
      text.replaceAll(/first|other/g, ''),
    );
    expect(poisoned.status(), path).toBe(clean.status());
    expect(texts[0], path).not.toContain('canary');
    expect(JSON.stringify(poisoned.headers()), path).not.toContain('canary');
    expect(Math.abs((texts[0]?.length ?? 0) - (texts[1]?.length ?? 0)), path).toBeLessThan(200);
  }
});

test('a page accepts no POST', async ({ request }) => {
  const response = await request.post('/', { data: 'a=b' });
  expect(response.status()).toBe(405);
  expect(response.headers()['allow']).toBe('GET, HEAD');
  expect(await response.text()).toContain('<h1>');
});

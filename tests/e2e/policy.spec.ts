import { expect, test } from 'playwright/test';

import { makeClock } from '../support/clock';
import { EXAMPLES } from '../support/example-pages';
import { FLIPPED_ORIGIN } from '../support/flipped';
import { drawFrames } from '../support/frames';
import { hydrated, open } from '../support/open';
import { blockedScripts } from '../support/policy';
import { startProvider } from '../support/provider/server';
import { providerAnswers } from '../support/records';
import { type Site, startSite } from '../support/site';
import { watchPolicy } from '../support/violations';

let sites: Site[];
test.beforeEach(() => {
  sites = [];
});
test.afterEach(() => Promise.all(sites.map((site) => site.stop())));

async function start(variables: Record<string, string>): Promise<Site> {
  const site = await startSite(variables);
  sites.push(site);
  return site;
}

const OLD_LAYOUT_PATHS = [
  '/',
  '/search?q=bank',
  EXAMPLES.company,
  '/invest-in-stocks',
  EXAMPLES.calculator,
  '/support/faqs',
  '/nothing-here',
];

/** `pages.spec.ts` checks each address in the new layout. */
for (const path of OLD_LAYOUT_PATHS) {
  test(`${path} has no policy violation in the old layout`, async ({ page }) => {
    const violations = await watchPolicy(page);
    await page.goto(FLIPPED_ORIGIN + path);
    await hydrated(page);
    // Loads content that waits for the viewport.
    await page.mouse.wheel(0, 2_000);
    await drawFrames(page);
    expect(await violations()).toEqual([]);
  });
}

for (const layout of ['new', 'old'] as const) {
  test(`a visit by links, search and a form has no policy violation in the ${layout} layout`, async ({
    page,
    baseURL,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const violations = await watchPolicy(page);
    await open(page, layout === 'new' ? (baseURL ?? '') : FLIPPED_ORIGIN);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    for (const path of [
      '/invest-in-stocks',
      EXAMPLES.company,
      '/support/faqs',
      '/search?q=bank',
      EXAMPLES.calculator,
      '/support/get-in-touch/contact-us',
    ]) {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: href });
        document.querySelector('main')?.prepend(link);
        link.click();
      }, path);
      await expect(page).toHaveURL(new RegExp(`${path.replace('?', '[?]')}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(), path).toEqual([]);
    }
    // React drew all of them: no page was loaded anew.
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
    // As the server sends it, the form is one of HTML: the page comes back as a response to a POST.
    await page.reload();
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('main form[method="POST" i]');
      if (form) HTMLFormElement.prototype.submit.call(form);
    });
    expect((await posted).status()).toBeLessThan(500);
    await loaded;
    expect(await violations()).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('no script can make another one from a text or load one from elsewhere', async ({ page }) => {
  await open(page, '/about-us');
  const attempts = await page.evaluate(() => {
    const fails = (attempt: () => unknown): boolean => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const script = document.createElement('script');
    return [
      fails(() => (script.src = 'https://evil.example/a.js')),
      fails(() => (script.src = '/assets/a.js')),
      fails(() => (script.text = 'alert(1)')),
      fails(() => document.createElement('iframe').setAttribute('srcdoc', '<script></script>')),
    ];
  });
  expect(attempts).toEqual([true, true, true, false]);
});

test('an injected script does not run', async ({ page, baseURL }) => {
  await page.route(`${baseURL}/about-us`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>window.injected = "markup"</script><img src="x:" onerror="window.injected = 1"></body>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/about-us', { waitUntil: 'load' });
  await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.injected = "element"';
      document.body.append(script);
    } catch {
      // Trusted Types refuse the text.
    }
    const link = document.createElement('a');
    link.href = 'javascript:window.injected="link"';
    document.body.append(link);
    link.click();
  });
  await drawFrames(page);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

test('every response has the security headers, including errors and redirects', async () => {
  const site = await start({ SITE_URL: 'https://www.example.in' });
  const answers = [
    ['GET', '/', 200],
    ['HEAD', '/', 200],
    ['GET', '/search?q=bank', 200],
    ['GET', '/nothing-here', 404],
    ['GET', '/company-information/nobody-limited', 404],
    ['GET', '/unavailable', 503],
    ['GET', '/company-information/RELIANCE-INDUSTRIES-LIMITED', 308],
    ['GET', '/product-and-offerings/assets-classes/stocks', 308],
    ['GET', '//about-us', 308],
    ['GET', '/%', 400],
    ['POST', '/', 405],
    ['GET', `/${'a'.repeat(3_000)}`, 414],
  ] as const;
  for (const [method, path, status] of answers) {
    const response = await fetch(site.origin + path, { method, redirect: 'manual' });
    const { headers } = response;
    await response.arrayBuffer();
    const what = `${method} ${path.slice(0, 60)}`;
    expect([what, response.status]).toEqual([what, status]);
    for (const [name, value] of Object.entries(HEADERS)) {
      expect([what, name, headers.get(name)]).toEqual([what, name, value]);
    }
    expect(headers.get('strict-transport-security'), what).toBe('max-age=63072000');
    expect(headers.get('permissions-policy'), what).toContain('geolocation=(self)');
    expect(headers.get('x-request-id'), what).toMatch(/^[\w-]{36}$/);
    if (!headers.get('content-type')?.startsWith('text/html')) continue;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, what).toContain("default-src 'none'");
    expect(policy, what).toContain("frame-ancestors 'none'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", ''), what).not.toContain('unsafe-');
  }
});

test('the policy changes with the page when it is rendered again', async () => {
  const provider = await startProvider({ answers: providerAnswers });
  await provider.setFault('500');
  const clock = makeClock();
  const bases = ['MARKETS', 'FEED', 'IPO', 'CONTENT', 'ASSETS'].map((name) => [
    `${name}_BASE_URL`,
    provider.origin,
  ]);
  const site = await start({ ...Object.fromEntries(bases), ...clock.variables });
  const look = async () => {
    const response = await fetch(`${site.origin}/`, { headers: { 'accept-encoding': 'br' } });
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    expect(blockedScripts(html, policy)).toEqual([]);
    return { html, policy, etag: response.headers.get('etag') };
  };
  const before = await look();
  await provider.clearFaults();
  await clock.move(2 * 60_000);
  await expect.poll(async () => (await look()).html.includes('71,111.11')).toBe(true);
  const after = await look();
  expect(after.policy).not.toBe(before.policy);
  expect(after.etag).not.toBe(before.etag);
  await provider.close();
});

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
  ...['accept', 'accept-charset', 'accept-language', 'authorization', 'cache-control', 'cookie'],
  ...['content-language', 'content-type', 'forwarded', 'from', 'if-modified-since', 'if-range'],
  ...['origin', 'pragma', 'prefer', 'priority', 'purpose', 'range', 'referer', 'user-agent', 'via'],
  ...['content-security-policy', 'content-security-policy-report-only', 'x-nonce', 'x-csp-nonce'],
  ...[
    'next-action',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-url',
    'next-hmr-refresh',
  ],
  ...['next-router-segment-prefetch', 'next-test-fetch-priority', 'rsc-action', 'x-nextjs-data'],
  ...['x-action-forwarded', 'x-action-redirect', 'x-invoke-error', 'x-invoke-output'],
  ...['x-invoke-path', 'x-invoke-query', 'x-invoke-status', 'x-matched-path', 'x-middleware-next'],
  ...['x-middleware-invoke', 'x-middleware-override-headers', 'x-middleware-prefetch'],
  ...['x-middleware-redirect', 'x-middleware-request-cookie', 'x-middleware-rewrite'],
  ...['x-middleware-set-cookie', 'x-middleware-skip', 'x-next-cache-tags', 'x-next-error-status'],
  ...['x-next-resume-state-length', 'x-next-revalidate-tag-token', 'x-next-revalidated-tags'],
  ...['x-nextjs-cache', 'x-nextjs-html-request-id', 'x-nextjs-matched-path', 'x-nextjs-postponed'],
  ...['x-nextjs-prerender', 'x-nextjs-request-id', 'x-nextjs-rewrite', 'x-nextjs-stale-time'],
  ...['x-now-route-matches', 'x-prerender-revalidate', 'x-prerender-revalidate-if-generated'],
  ...['x-vercel-forwarded-for', 'x-vercel-ip-country', 'x-vercel-sc-headers', 'x-real-ip'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-prefix'],
  ...['x-forwarded-proto', 'x-forwarded-server', 'x-http-method-override', 'x-host'],
  ...['x-original-host', 'x-original-url', 'x-request-id', 'x-rewrite-url', 'x-site-client'],
  ...['x-site-path', 'sec-ch-prefers-color-scheme', 'sec-fetch-dest', 'sec-gpc', 'traceparent'],
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

test('the rate limit stops one visitor and not the next one', async () => {
  const site = await start({ TRUST_PROXY: '1' });
  const search = (client: string) =>
    fetch(`${site.origin}/search?q=a`, { headers: { 'x-forwarded-for': client } });
  const statuses: number[] = [];
  for (let at = 0; at < 125; at += 1) {
    const response = await search('203.0.113.7');
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  const refused = await search('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await search('203.0.113.8')).status).toBe(200);
});

test('without its token the status page gets 404; with it, it lists every call and its age', async ({
  request,
}) => {
  const token = 'a-token-of-the-tests';
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/status', { headers })).status()).toBe(404);
  const open = await start({ STATUS_TOKEN: token, LOG_LEVEL: 'debug' });
  for (const path of ['/status', '/metrics', '/status?token=wrong', `/metrics?token=${token}`]) {
    expect((await fetch(open.origin + path)).status, path).toBe(404);
  }
  await (await fetch(`${open.origin}/`)).text();
  const page = await fetch(`${open.origin}/status`, { headers });
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toMatch(/<th scope="row">indexQuotes<\/th><td>embedded \(feed\)<\/td>/);
  const metrics = await fetch(`${open.origin}/metrics`, { headers });
  const text = await metrics.text();
  expect(text).toMatch(
    /site_requests_total\{page_type="home",method="GET",status="200",process="front"\} 1/,
  );
  expect(text).toMatch(
    /site_provider_calls_total\{call="indexQuotes",result="ok",process="renderer-1"\} \d/,
  );
  expect(text).toMatch(/nodejs_eventloop_lag_seconds\{process="front"\}/);
  expect(text).toMatch(/nodejs_eventloop_lag_seconds\{process="renderer-1"\}/);
  expect(text).toMatch(/site_renderer_up\{renderer="1",process="front"\} 1/);
  expect(text).toMatch(/site_enquiries_pending\{process="renderer-1"\} \d/);
  expect(text).toMatch(/site_lane_requests\{lane="page",state="running",process="front"\} \d/);
  expect(html).toMatch(/<th scope="row">Renderer 1<\/th><td>takes requests<\/td>/);
  expect(open.output()).not.toContain(token);
  expect(open.output()).not.toContain('127.0.0.1');
});

test('after ten wrong tokens in a minute even the right one is refused to that visitor', async () => {
  const token = 'a-token-of-the-tests';
  const site = await start({ STATUS_TOKEN: token, TRUST_PROXY: '1' });
  const status = async (said: string, visitor: string) => {
    const headers = { authorization: `Bearer ${said}`, 'x-forwarded-for': visitor };
    return (await fetch(`${site.origin}/metrics`, { headers })).status;
  };
  for (let at = 0; at < 10; at += 1) expect(await status(`wrong-${at}`, '203.0.113.7')).toBe(404);
  expect(await status(token, '203.0.113.7')).toBe(429);
  expect(await status(token, '203.0.113.8')).toBe(200);
});

test('a stopping server becomes unready first, and finishes requests in flight', async () => {
  const site = await startSite({});
  const ready = async () => (await fetch(`${site.origin}/readyz`)).status;
  await expect.poll(ready).toBe(200);
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  const stopped = site.stop();
  await expect.poll(ready, { intervals: [50] }).toBe(503);
  expect((await fetch(`${site.origin}/`)).status).toBe(200);
  await stopped;
  await expect(fetch(`${site.origin}/readyz`)).rejects.toThrow();
});

import { expect, test } from 'playwright/test';

/** What the proxy and Next.js' routes answer together, at addresses with a page and without. */
const MISSING = [
  ['/nothing-here', 'no route'],
  ['/nothing-here/', 'no route, with a closing slash'],
  ['/about.html', 'the ending of another site’s pages'],
  ['/old/page.aspx', 'another such ending'],
  ['/mutual-funds?page=9999', 'a page after the last'],
  ['/mutual-funds?page=-1', 'a page before the first'],
  ['/corporate-actions?month=1999-01', 'a month that the calendar does not have'],
  ['/about-us/deeper', 'below a page'],
  ['/calculators/nothing-here', 'an unknown calculator'],
  ['/markets/nothing-here', 'an unknown list of the market'],
  ['/company-information/nobody-limited', 'an unknown company'],
  ['/companies/zz', 'an unknown letter'],
  ['/internal/status', 'an address of the front’s own'],
  ['/missing', 'the error page itself'],
] as const;

test('an address without a page has the whole error page, and is missing at once', async ({
  request,
}) => {
  for (const [path, what] of MISSING) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([what, response.status()]).toEqual([what, 404]);
    expect(response.headers()['cache-control'], what).toBe('no-store');
    const html = await response.text();
    expect(html, what).toMatch(/<title>Page not found \|/);
    expect(html, what).toMatch(/<meta name="robots" content="noindex/);
    expect(html, what).toMatch(/<main[^>]*>[\s\S]*<h1/);
  }
});

test('a missing file has a short answer, without the site’s shell', async ({ request }) => {
  for (const path of ['/nothing.svg', '/nothing.csv', '/feeds/nothing']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toMatch(/<h1>There is nothing at this address<\/h1>/);
  }
});

test('a missing script is a 404 in plain text, as no page is a script', async ({ request }) => {
  const response = await request.get('/_next/static/nothing.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
});

test('capitals, slashes and old names lead to the page in one step, with the query', async ({
  request,
  baseURL,
}) => {
  for (const [path, target] of [
    ['/About-Us', '/about-us'],
    ['/index.html', '/'],
    ['/index.php', '/'],
    ['/home', '/'],
    ['/charges.html', '/charges'],
    ['//about-us/', '/about-us'],
    ['//Calculators//SIP-calculator/?years=5&note=a%20b', '/calculators/sip-calculator?years=5'],
    ['/company-information/INFY/?range=1y', '/company-information/infosys-limited?range=1y'],
    [
      '/company-information/Mahindra-%26-Mahindra-Limited',
      '/company-information/mahindra-and-mahindra-limited',
    ],
    ['/company-information', '/companies'],
    ['/invest-in-mutual-funds?fund=flexi%20cap', '/mutual-funds?q=flexi+cap'],
    ['/robots.txt/', '/robots.txt'],
  ] as const) {
    // Two slashes at the beginning would name a host.
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 308]);
    expect(response.headers().location?.startsWith(target), response.headers().location).toBe(true);
    expect((await request.get(target)).status()).toBe(200);
  }
});

test('a navigation of the router gets the status of the page', async ({ request }) => {
  for (const [path, status] of [
    ['/about-us', 200],
    ['/nothing-here', 404],
    ['/companies/zz', 404],
    ['/unavailable', 503],
  ] as const) {
    expect([path, (await request.get(path, { headers: { rsc: '1' } })).status()]).toEqual([
      path,
      status,
    ]);
  }
});

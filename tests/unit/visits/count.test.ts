import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createVisits } from '@/server/visits/count';
import { shownOf, visitsCsv, visitsMarkup } from '@/server/visits/tables';

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';
const NOON = Date.parse('2026-11-28T12:00:00+05:30');
const DAY = 86_400_000;

interface Asked {
  method?: string;
  status?: number;
  headers?: Record<string, string>;
}

const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'site-visits-')), 'visits');
const running: ReturnType<typeof createVisits>[] = [];
afterEach(() => Promise.all(running.splice(0).map((one) => one.stop())));

function counter(folder = newFolder(), front = 'a:3000', at = NOON) {
  const clock = { now: at };
  const visits = createVisits({
    folder,
    front,
    ownHosts: ['www.example.in'],
    now: () => clock.now,
  });
  running.push(visits);
  const ask = (address: string, { method = 'GET', status = 200, headers = {} }: Asked = {}) =>
    visits.count(
      { method, path: address, request: { headers: { 'user-agent': BROWSER, ...headers } } },
      status,
    );
  const stored = async () => {
    await visits.write();
    return Object.fromEntries(
      readdirSync(folder).map((file) => [
        file.slice(0, 10),
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown,
      ]),
    );
  };
  return { visits, ask, stored, clock, folder };
}

test('a page is counted by its type and source, and a form when it is shown and taken', async () => {
  const { ask, stored } = counter();
  ask('/', { headers: { referer: 'https://www.google.co.in/' } });
  ask('/', { status: 304 });
  ask('/company-information/sample-limited', {
    headers: { referer: 'https://www.example.in/', 'sec-fetch-dest': 'document' },
  });
  ask('/open-account');
  ask('/api/enquiries/account', { method: 'POST', status: 201 });
  ask('/open-account', { method: 'POST', status: 303 });
  expect(await stored()).toEqual({
    '2026-11-28': {
      views: { 'home search': 1, 'home none': 1, 'company own': 1, 'support none': 1 },
      forms: { 'account begun': 1, 'account sent': 2 },
    },
  });
});

test.each([
  ['a program', '/', { headers: { 'user-agent': 'curl/8.5.0' } }],
  ['a page that is not there', '/about-us', { status: 404 }],
  ['an address of no page', '/no-such-page', {}],
  ['a file', '/sitemap.xml', {}],
  ['a file below a page', '/markets/gainers.csv', {}],
  ['a redirect', '/about-us', { status: 308 }],
  ['a header alone', '/', { method: 'HEAD' }],
  ['a part for the router', '/', { headers: { rsc: '1' } }],
  ['a copy of the service worker', '/', { headers: { 'sec-fetch-dest': 'empty' } }],
  ['a page in another one', '/', { headers: { 'sec-fetch-dest': 'iframe' } }],
  ['a guess of the browser', '/', { headers: { 'sec-purpose': 'prefetch' } }],
  ['a form that was not right', '/open-account', { method: 'POST', status: 422 }],
  ['a kind of no form', '/api/enquiries/nothing', { method: 'POST', status: 201 }],
  [
    'a form of a program',
    '/api/enquiries/account',
    { method: 'POST', status: 201, headers: { 'user-agent': 'bot' } },
  ],
])('%s is not counted', async (_what, address, asked) => {
  const { ask, stored } = counter();
  ask(address, asked);
  ask('/');
  expect(await stored()).toEqual({ '2026-11-28': { views: { 'home none': 1 }, forms: {} } });
});

test('nothing but classes and counts is kept', async () => {
  const { ask, stored, folder } = counter();
  ask('/search', {
    headers: {
      referer: 'https://partner.example/asha?pan=ABCDE1234F',
      cookie: 'x=1',
      'x-forwarded-for': '203.0.113.7',
    },
  });
  await stored();
  const [file = ''] = readdirSync(folder);
  expect(file).toMatch(/^2026-11-28\.[\da-f]{8}\.json$/);
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe(
    '{"views":{"search other":1},"forms":{}}',
  );
});

test('a front goes on after a restart, and several fronts add up; the current day is not shown', async () => {
  const folder = newFolder();
  const first = counter(folder);
  for (let at = 0; at < 4; at += 1) first.ask('/');
  await first.visits.stop();
  const again = counter(folder);
  const other = counter(folder, 'b:3000');
  again.ask('/');
  for (let at = 0; at < 3; at += 1) other.ask('/');
  await other.visits.write();
  expect([...(await again.visits.finished())]).toEqual([]);
  again.clock.now += DAY;
  again.ask('/');
  expect([...(await again.visits.finished())]).toEqual([
    ['2026-11-28', { views: { 'home none': 8 }, forms: {} }],
  ]);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('the day is India’s, and counts are deleted after 400 days', async () => {
  const { ask, visits, clock } = counter(newFolder(), 'a', Date.parse('2026-11-28T18:29:00Z'));
  ask('/');
  clock.now += 120_000;
  ask('/');
  clock.now = NOON + 400 * DAY;
  ask('/');
  expect([...(await visits.finished()).keys()]).toEqual(['2026-11-28', '2026-11-29']);
  clock.now = NOON + 401 * DAY;
  ask('/');
  expect([...(await visits.finished()).keys()]).toEqual(['2026-11-29', '2028-01-02']);
});

test('a damaged file is left out, and a folder that cannot be written is said', async () => {
  const folder = newFolder();
  const { ask, visits, clock } = counter(folder);
  ask('/');
  await visits.write();
  writeFileSync(path.join(folder, '2026-11-27.0123abcd.json'), '{"views":{"home none":-3}');
  clock.now += DAY;
  expect([...(await visits.finished()).keys()]).toEqual(['2026-11-27', '2026-11-28']);
  const blocked = path.join(mkdtempSync(path.join(tmpdir(), 'site-visits-')), 'file');
  writeFileSync(blocked, '');
  const failing = counter(blocked);
  failing.ask('/');
  await failing.visits.write();
  expect(failing.visits.failure()).toMatch(/EEXIST|ENOTDIR/);
});

test('table and file have no cell below five; totals are counted from what they show', async () => {
  const counts = {
    views: { 'home search': 40, 'home none': 2, 'home own': 1, 'legal none': 1, 'market own': 9 },
    forms: { 'account begun': 12, 'contact begun': 3, 'account sent': 4 },
  };
  expect(shownOf(counts).views).toEqual([
    { of: 'home', by: 'several', count: 43 },
    { of: 'several', by: 'several', count: 10 },
  ]);
  const days = new Map([['2026-11-28', counts]]);
  expect(visitsCsv(days)).toBe(
    [
      'Day,Counted,Page type or form,Source,Count',
      '2026-11-28,page,home,several,43',
      '2026-11-28,page,several,several,10',
      '2026-11-28,form begun,several,,15',
      '',
    ].join('\r\n'),
  );
  const markup = visitsMarkup(days, 'disk <full>');
  expect(markup).toContain('<th scope="row">home</th>');
  expect(markup).toContain('<td>43</td>');
  expect(markup).toContain('disk &lt;full&gt;');
  expect(visitsMarkup(new Map(), null)).toContain('No day is finished');
});

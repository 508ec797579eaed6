import autocannon from 'autocannon';

import { EXAMPLES } from '@/tests/support/example-pages';
import { PAGE_TYPES, PRODUCT_PAGE } from '@/tests/support/pages';
import { startProvider } from '@/tests/support/provider/server';
import { BROWSER_ENCODING } from '@/tests/support/weigh';

import { baseUrls, sampleAnswers } from '../provider-answers';

import { companyPaths } from './company-pages';
import type { Bench } from './context';
import { compare } from './load';
import { figure } from './report';
import { startBuiltSite, type Server } from './servers';
import { median, percentile } from './stats';

const VIEWS = 10_000;
const COMPANIES = 60;
/** Milliseconds. */
const UNCACHED_WITHIN = 150;
/** Requests per second of a company page, as a share of a page without a record. */
const OF_OTHER = 0.9;

async function timed(address: string): Promise<number> {
  const before = performance.now();
  const response = await fetch(address, { headers: { 'accept-encoding': BROWSER_ENCODING } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return performance.now() - before;
}

/** Renders company pages that are not in the page store, one after the other. */
async function uncached(bench: Bench, site: Server): Promise<void> {
  const paths = await companyPaths(site);
  const times: number[] = [];
  // The first one loads the route's code and is left out.
  for (const path of paths.slice(0, COMPANIES + 1)) {
    times.push(await timed(site.origin + path));
  }
  const [first = Number.NaN, ...others] = times;
  bench.add({
    part: 'provider',
    what: 'a company page that is not cached, median',
    value: median(others),
    unit: 'ms',
    atMost: UNCACHED_WITHIN,
    note: `${others.length} pages, p95 ${figure(percentile(others, 0.95))} ms, the first after a start ${figure(first)} ms`,
  });
}

async function bytesOf(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': BROWSER_ENCODING } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

/** The page whose response is nearest in length to the company page's. */
async function pageOfLikeSize(site: Server): Promise<string> {
  const wanted = await bytesOf(site.origin + EXAMPLES.company);
  const others = PAGE_TYPES.filter((page) => page !== EXAMPLES.company);
  const away = new Map<string, number>();
  for (const page of others) {
    away.set(page, Math.abs((await bytesOf(site.origin + page)) - wanted));
  }
  const [nearest] = others.sort((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0));
  return nearest ?? PRODUCT_PAGE;
}

/** Requests per second of a cached company page, against a cached page of its size. */
async function cached(bench: Bench, site: Server): Promise<void> {
  const like = await pageOfLikeSize(site);
  const loads = await compare(
    [
      { name: 'company', url: site.origin + EXAMPLES.company, isCompressed: true },
      { name: 'other', url: site.origin + like, isCompressed: true },
    ],
    50,
    bench,
  );
  const [company, other] = [loads.get('company'), loads.get('other')];
  bench.add({
    part: 'provider',
    what: `a cached company page to a cached page of its size, ${like}`,
    value: (company?.rate ?? Number.NaN) / (other?.rate ?? Number.NaN),
    unit: '×',
    atLeast: OF_OTHER,
    note: `${figure(company?.rate ?? Number.NaN)}/s, ${figure(other?.rate ?? Number.NaN)}/s`,
  });
}

/** Calls to the provider, and the time of a page that is not cached. */
export async function providerCalls(bench: Bench): Promise<void> {
  const provider = await startProvider({ answers: sampleAnswers });
  bench.after(() => provider.close());
  const site = await startBuiltSite(baseUrls(provider.origin));
  bench.after(site.stop);
  await uncached(bench, site);
  const before = provider.calls.length;
  const views = Math.round(VIEWS / bench.divisor);
  const start = performance.now();
  const result = await autocannon({
    url: site.origin,
    connections: 20,
    amount: views,
    requests: PAGE_TYPES.map((path) => ({ path })),
    headers: { 'accept-encoding': BROWSER_ENCODING },
  });
  const seconds = (performance.now() - start) / 1_000;
  const made = provider.calls.slice(before);
  const again = made.filter(({ path, at }, index) =>
    made.slice(0, index).some((other) => other.path === path && at - other.at < 58_000),
  );
  bench.add({
    part: 'provider',
    what: `provider calls for ${figure(views)} views of ${PAGE_TYPES.length} pages`,
    value: made.length,
    unit: '',
    note: `${new Set(made.map(({ path }) => path)).size} resources within ${figure(seconds)} s`,
  });
  bench.add({
    part: 'provider',
    what: 'calls repeated within an interval',
    value: again.length,
    unit: '',
    atMost: 0,
    note: [...new Set(again.map(({ path }) => path))].slice(0, 3).join(', '),
  });
  bench.add({
    part: 'provider',
    what: 'views that went wrong',
    value: result.errors + result.timeouts + result.non2xx,
    unit: '',
    atMost: 0,
  });
  await cached(bench, site);
}

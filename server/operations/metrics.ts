import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { cacheReads } from '../../lib/observability/cache-reads';
import { CALL_BOUNDS, callRecords } from '../../lib/observability/calls';
import { pageTypeOf } from '../../lib/pages/page-type';

import { keptBytes } from '../delivery/kept';
import type { Exchange } from '../exchange';

const registry = new Registry();
const registers = [registry];

const requests = new Counter({
  name: 'site_requests_total',
  help: 'Requests answered.',
  labelNames: ['family', 'method', 'status'] as const,
  registers,
});
const durations = new Histogram({
  name: 'site_request_seconds',
  help: 'Time from the arrival of a request to the end of its answer.',
  labelNames: ['family'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});
const pageReads = new Counter({
  name: 'site_page_reads_total',
  help: 'Answers by where they came from: memory, the page cache (hit, stale, miss), or none.',
  labelNames: ['state'] as const,
  registers,
});

const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** Counts an answered request. @param seconds until the end of its answer */
export function countRequest(exchange: Exchange, status: number, seconds: number): void {
  const family = pageTypeOf(exchange.path);
  const method = METHODS.has(exchange.method) ? exchange.method : 'other';
  requests.inc({ family, method, status });
  durations.observe({ family }, seconds);
  pageReads.inc({ state: exchange.cache });
}

new Gauge({
  name: 'site_page_bytes',
  help: 'Bytes of compressed bodies in memory.',
  registers,
  collect() {
    this.set(keptBytes());
  },
});

new Gauge({
  name: 'site_provider_refresh_age_seconds',
  help: 'Seconds since a call was last answered.',
  labelNames: ['call'] as const,
  registers,
  collect() {
    for (const [call, { lastSuccess }] of callRecords()) {
      if (lastSuccess !== null) this.set({ call }, (Date.now() - lastSuccess) / 1000);
    }
  },
});

/** Who can tell how many enquiries wait for delivery; set where enquiries are kept. */
export function watchEnquiries(pending: () => Promise<number>): void {
  new Gauge({
    name: 'site_enquiries_pending',
    help: 'Enquiries that wait for delivery.',
    registers,
    async collect() {
      this.set(await pending().catch(() => Number.NaN));
    },
  });
}

export function watchProcess(): void {
  collectDefaultMetrics({ register: registry });
}

const line = (name: string, labels: Record<string, string>, value: number): string =>
  `${name}{${Object.entries(labels)
    .map(([label, text]) => `${label}="${text}"`)
    .join(',')}} ${value}`;

/** Counts that the provider's door keeps as plain numbers, in the same format. */
function providerMetrics(): string {
  const calls = [...callRecords()];
  const reads = Object.entries(cacheReads());
  return [
    '# HELP site_provider_calls_total Calls of the provider by result.',
    '# TYPE site_provider_calls_total counter',
    ...calls.flatMap(([call, { results }]) =>
      [...results].map(([result, count]) =>
        line('site_provider_calls_total', { call, result }, count),
      ),
    ),
    '# HELP site_provider_call_seconds Time that calls of the provider took.',
    '# TYPE site_provider_call_seconds histogram',
    ...calls.flatMap(([call, { atMost, attempts, totalSeconds }]) => [
      ...CALL_BOUNDS.map((bound) =>
        line(
          'site_provider_call_seconds_bucket',
          { call, le: String(bound) },
          atMost.get(bound) ?? 0,
        ),
      ),
      line('site_provider_call_seconds_bucket', { call, le: '+Inf' }, attempts),
      line('site_provider_call_seconds_sum', { call }, totalSeconds),
      line('site_provider_call_seconds_count', { call }, attempts),
    ]),
    '# HELP site_provider_cache_reads_total Reads of the provider cache: fresh, stale or a miss.',
    '# TYPE site_provider_cache_reads_total counter',
    ...reads.map(([kind, count]) => line('site_provider_cache_reads_total', { kind }, count)),
    '',
  ].join('\n');
}

export const METRICS_TYPE = registry.contentType;

/** All metrics in Prometheus's text format. */
export const metricsText = async (): Promise<string> =>
  `${await registry.metrics()}\n${providerMetrics()}`;

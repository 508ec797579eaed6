import { collectDefaultMetrics, Counter, Gauge, Histogram } from 'prom-client';

import { callRecords } from '../../lib/observability/calls';
import { metrics } from '../../lib/observability/metrics';
import { pageTypeOf } from '../../lib/pages/page-type';

import type { Lanes } from '../lanes';
import type { RequestContext } from '../request-context';

const { registry } = metrics();
const registers = [registry];

const requests = new Counter({
  name: 'site_requests_total',
  help: 'Responses sent.',
  labelNames: ['page_type', 'method', 'status'] as const,
  registers,
});
const durations = new Histogram({
  name: 'site_request_seconds',
  help: 'Seconds from a request to the end of its response.',
  labelNames: ['page_type'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});
const pageReads = new Counter({
  name: 'site_page_reads_total',
  help: 'Responses by where they came from: the page store (fresh, stale, miss), or none.',
  labelNames: ['state'] as const,
  registers,
});

const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** Counts a request. @param seconds until the end of its response */
export function countRequest(context: RequestContext, status: number, seconds: number): void {
  const page_type = pageTypeOf(context.path);
  const method = METHODS.has(context.method) ? context.method : 'other';
  requests.inc({ page_type, method, status });
  durations.observe({ page_type }, seconds);
  pageReads.inc({ state: context.cache });
}

/** Watches the page store and the lanes of rendering. */
export function watchRendering(bytes: () => number, lanes: Lanes): void {
  new Gauge({
    name: 'site_page_store_bytes',
    help: 'Bytes of responses in the page store.',
    registers,
    collect() {
      this.set(bytes());
    },
  });
  new Gauge({
    name: 'site_lane_requests',
    help: 'Requests that a lane of rendering has admitted, by what they do.',
    labelNames: ['lane', 'state'] as const,
    registers,
    collect() {
      for (const [lane, { admitted, running, waiting }] of Object.entries(lanes)) {
        this.set({ lane, state: 'admitted' }, admitted());
        this.set({ lane, state: 'running' }, running());
        this.set({ lane, state: 'waiting' }, waiting());
      }
    },
  });
}

new Gauge({
  name: 'site_provider_refresh_age_seconds',
  help: 'Seconds since the last successful call.',
  labelNames: ['call'] as const,
  registers,
  collect() {
    for (const [call, { lastSuccess }] of callRecords()) {
      if (lastSuccess !== null) this.set({ call }, (Date.now() - lastSuccess) / 1000);
    }
  },
});

/** Watches how many enquiries wait for delivery. */
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

export const METRICS_TYPE = registry.contentType;

/** All metrics in Prometheus's text format. */
export const metricsText = (): Promise<string> => registry.metrics();

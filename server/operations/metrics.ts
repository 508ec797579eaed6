/** The metrics of the front, and those of the renderers beside them. */
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';

import { pageTypeOf } from '@/lib/pages/page-type';
import { INTERNAL } from '@/lib/tools/renderer-protocol';

import type { Lanes } from '../lanes';
import type { Renderer } from '../renderer-pool/renderer';
import { internalRequest } from '../renderer-pool/renderers';
import type { RequestContext } from '../request-context';

const registry = new Registry();
registry.setDefaultLabels({ process: 'front' });
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

export function watchProcess(): void {
  collectDefaultMetrics({ register: registry });
}

export const METRICS_TYPE = registry.contentType;

/** The metrics of a renderer; none while it is down. */
async function metricsOf({ ask }: Renderer): Promise<object[]> {
  const { body } = await ask.whole(internalRequest(INTERNAL.metrics));
  return JSON.parse(body.toString()) as object[];
}

/** Watches which renderers are up, and how often each was started again. */
export function watchRenderers(renderers: readonly Renderer[]): void {
  const labelNames = ['renderer'] as const;
  new Gauge({
    name: 'site_renderer_up',
    help: 'Whether a renderer takes requests.',
    labelNames,
    registers,
    collect() {
      renderers.forEach(({ number, isUp }) => this.set({ renderer: number }, isUp() ? 1 : 0));
    },
  });
  new Counter({
    name: 'site_renderer_restarts_total',
    help: 'Starts of a renderer after one that ended or hung.',
    labelNames,
    registers,
    collect() {
      this.reset();
      renderers.forEach(({ number, restarts }) => this.inc({ renderer: number }, restarts()));
    },
  });
}

/** All metrics in Prometheus's text format, each labelled with its process. */
export async function metricsText(renderers: readonly Renderer[]): Promise<string> {
  const all = await Promise.all([
    registry.getMetricsAsJSON(),
    ...renderers.map((one) => metricsOf(one).catch(() => [])),
  ]);
  return AggregatorRegistry.aggregate(all).metrics();
}

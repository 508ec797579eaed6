import { Counter, Gauge, Histogram, Registry } from 'prom-client';

import { singleton } from '@/lib/tools/singleton';

import { cacheReads } from './cache-reads';
import { failedWrites, WRITES } from './writes';

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  new Counter({
    name: 'site_provider_cache_reads_total',
    help: 'Reads of the provider cache: fresh, stale or a miss.',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      this.reset();
      Object.entries(cacheReads()).forEach(([kind, count]) => this.inc({ kind }, count));
    },
  });
  new Gauge({
    name: 'site_write_failed',
    help: 'Whether the last write of a kind failed.',
    labelNames: ['what'] as const,
    registers,
    collect() {
      Object.keys(WRITES).forEach((what) => this.set({ what }, 0));
      failedWrites().forEach(([what]) => this.set({ what }, 1));
    },
  });
  return {
    registry,
    calls: new Counter({
      name: 'site_provider_calls_total',
      help: 'Calls of the provider by result.',
      labelNames: ['call', 'result'] as const,
      registers,
    }),
    rejectedEnquiries: new Counter({
      name: 'site_enquiries_rejected_total',
      help: 'Enquiries that were not stored: too many in an hour, or too little free disk.',
      labelNames: ['reason'] as const,
      registers,
    }),
    withdrawals: new Counter({
      name: 'site_withdrawals_total',
      help: 'Withdrawals of consent by result: withdrawn, unmatched, limited or failed.',
      labelNames: ['result'] as const,
      registers,
    }),
    callSeconds: new Histogram({
      name: 'site_provider_call_seconds',
      help: 'Time that calls of the provider took.',
      labelNames: ['call'] as const,
      // The last is the timeout of a call.
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
  };
}

/**
 * The process's Prometheus registry with the metrics of provider calls and of enquiries. Next.js
 * bundles pages and route handlers separately; both use this registry.
 */
export const metrics = () => singleton('metrics', createMetrics);

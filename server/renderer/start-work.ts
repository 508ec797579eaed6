/** What a renderer does besides rendering. Next.js bundles it with the pages, which share its state. */
import path from 'node:path';

import { collectDefaultMetrics, Gauge } from 'prom-client';

import { startDelivery, stopDelivery } from '@/lib/enquiries/delivery';
import { enquiryClock, pendingEnquiries, pendingWithdrawals } from '@/lib/enquiries/service';
import { callRecords } from '@/lib/observability/calls';
import { metrics } from '@/lib/observability/metrics';
import { finishWork, onShutdown } from '@/lib/observability/shutdown';
import { drawer } from '@/lib/pages/share-pictures/drawer';
import { env } from '@/lib/tools/env';
import { MESSAGES } from '@/lib/tools/renderer-protocol';

import { startExchangeFiles, readExchangeFiles } from './exchange-files';
import { pictureThread } from './picture-thread';

/** Ms that the last work may take. */
const WORK_MS = 5_000;

/** Threads are programs of their own, bundled beside the server. */
const program = (name: string): string => path.join(process.cwd(), 'dist', `${name}.mjs`);

function watchWork(renderer: number): void {
  const { registry } = metrics();
  registry.setDefaultLabels({ process: `renderer-${renderer}` });
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'site_provider_refresh_age_seconds',
    help: 'Seconds since the last successful call.',
    labelNames: ['call'] as const,
    registers: [registry],
    collect() {
      for (const [call, { lastSuccess }] of callRecords()) {
        if (lastSuccess !== null) this.set({ call }, (Date.now() - lastSuccess) / 1000);
      }
    },
  });
  new Gauge({
    name: 'site_enquiries_pending',
    help: 'Enquiries that wait for delivery.',
    registers: [registry],
    async collect() {
      this.set(await pendingEnquiries().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'site_withdrawals_pending',
    help: 'Withdrawals that the receiver is still to be notified of.',
    registers: [registry],
    async collect() {
      this.set(await pendingWithdrawals().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'site_enquiry_clock_jump_seconds',
    help: 'By how much the clock jumped or paused; no enquiry is erased until it agrees for a day.',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      const readings = await enquiryClock().catch(() => null);
      this.set({ kind: 'jump' }, (readings?.jumpMs ?? 0) / 1000);
      this.set({ kind: 'pause' }, (readings?.pausedMs ?? 0) / 1000);
    },
  });
}

/**
 * Starts what runs beside the pages, in a renderer and nowhere else. Of several renderers the first
 * one reads exchange files for all, unless another process does, and delivers enquiries.
 */
export async function startRendererWork(): Promise<void> {
  const { renderer, exchangeFilesDir, importsExchangeFiles } = env();
  if (renderer === null) return;
  const isFirst = renderer === 1;
  drawer().draw = pictureThread(program('share-pictures'));
  if (exchangeFilesDir && isFirst && importsExchangeFiles) {
    const stop = startExchangeFiles(exchangeFilesDir, program('exchange-files'));
    onShutdown('exchange files', stop);
  } else if (exchangeFilesDir) readExchangeFiles(exchangeFilesDir);
  watchWork(renderer);
  if (isFirst) startDelivery();
  onShutdown('enquiries', stopDelivery);
  process.on('message', (message) => {
    if (message === MESSAGES.stop) void finishWork(WORK_MS).then(() => process.exit(0));
  });
}

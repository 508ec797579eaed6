/** All renderers: each request goes to the one with the fewest under way. */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { type Ask, type NextRequest, RendererDownError } from './ask';
import { type Renderer, startRenderer } from './renderer';
import { socketFolder } from './socket-folder';

type Process = Pick<Renderer, 'ask' | 'isUp'>;

/** An internal address is asked for without anything of a visitor. */
export const internalRequest = (url: string): NextRequest => ({
  method: 'GET',
  url,
  headers: { host: 'localhost' },
});

/** Shares requests among processes. */
export function shareAmong(processes: readonly Process[]): Ask {
  const underWay = new Map<Process, number>(processes.map((one) => [one, 0]));

  async function withFreest<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    const [freest] = processes
      .filter((one) => one.isUp())
      .sort((a, b) => (underWay.get(a) ?? 0) - (underWay.get(b) ?? 0));
    if (!freest) throw new RendererDownError('no renderer is up');
    underWay.set(freest, (underWay.get(freest) ?? 0) + 1);
    try {
      return await work(freest.ask);
    } finally {
      underWay.set(freest, (underWay.get(freest) ?? 1) - 1);
    }
  }

  return {
    whole: (request, signal) => withFreest((ask) => ask.whole(request, signal)),
    stream: (request, signal) => withFreest((ask) => ask.stream(request, signal)),
  };
}

/** Starts renderers. @returns them, and what stops them */
export function startRenderers(count: number) {
  const folder = process.platform === 'win32' ? null : socketFolder();
  const processes = Array.from({ length: count }, (_, at) => {
    const name = `renderer-${at + 1}`;
    const socketPath = folder
      ? path.join(folder, name)
      : String.raw`\\.\pipe\site-${process.pid}-${name}`;
    return startRenderer({ number: at + 1, socketPath });
  });
  return {
    processes,
    async stop(): Promise<void> {
      await Promise.all(processes.map((one) => one.stop()));
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

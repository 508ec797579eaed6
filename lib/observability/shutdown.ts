import { singleton } from '@/lib/tools/singleton';

type Work = () => Promise<unknown>;

const registered = () => singleton('shutdown', () => new Map<string, Work>());

/** Registers work to be done after the last request and before the process ends. */
export function onShutdown(name: string, work: Work): void {
  registered().set(name, work);
}

/** Runs all registered work; work that fails or takes longer than `ms` is dropped. */
export async function finishWork(ms: number): Promise<void> {
  const all = Promise.allSettled([...registered().values()].map((work) => work()));
  const timeout = new Promise((resolve) => setTimeout(resolve, ms).unref());
  await Promise.race([all, timeout]);
}

import { singleton } from '@/lib/singleton';

type Work = () => Promise<unknown>;

/** What is still to be done before the process ends, by name: parts are bundled apart. */
const works = () => singleton('shutdown', () => new Map<string, Work>());

/** Has something done once no request is under way and before the process ends. */
export function onShutdown(name: string, work: Work): void {
  works().set(name, work);
}

/** Does it all; what fails or takes longer than `ms` is left. */
export async function finishWork(ms: number): Promise<void> {
  const all = Promise.allSettled([...works().values()].map((work) => work()));
  const patience = new Promise((resolve) => setTimeout(resolve, ms).unref());
  await Promise.race([all, patience]);
}

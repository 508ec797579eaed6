import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The script that a browser gets instead of the worker while `FLAG_OFFLINE` is off: it deletes all
 * caches and unregisters itself. Browsers fetch the worker again with each page load.
 */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await registration.unregister();
})()));
`;

/** The build's id; development has none. */
const buildId = (): Promise<string> =>
  readFile(path.join(process.cwd(), '.next/BUILD_ID'), 'utf8').catch(() => 'development');

/** The script of the service worker: its text differs in each build, so that browsers replace it. */
export async function serviceWorker(isOn: boolean): Promise<string> {
  if (!isOn) return REMOVAL;
  const code = await readFile(path.join(process.cwd(), 'public/worker.js'), 'utf8');
  return `const BUILD = ${JSON.stringify((await buildId()).trim())};\n${code}`;
}

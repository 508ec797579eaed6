import { DEFAULT_PORT, FLIPPED, FLIPPED_PORT } from './flipped';
import { startSite } from './site';
import ownTemporaryFolder from './temporary';

/**
 * Gives a run of browser tests its own temporary folder and starts the two servers that they share,
 * side by side: Playwright's `webServer` would start one after the other.
 * @returns stops them, prints what they have written and removes the folder
 * @throws where one of them can't start; the other is stopped
 */
export default async function prepareRun(): Promise<() => Promise<void>> {
  const removeFolder = ownTemporaryFolder();
  const starts = await Promise.allSettled([
    startSite({ PORT: String(DEFAULT_PORT), LOG_LEVEL: 'warn' }),
    startSite({ PORT: String(FLIPPED_PORT), LOG_LEVEL: 'warn', ...FLIPPED }),
  ]);
  const sites = starts.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const end = async () => {
    await Promise.all(sites.map((site) => site.stop()));
    for (const site of sites) process.stderr.write(site.output());
    removeFolder();
  };
  for (const one of starts) {
    if (one.status === 'fulfilled') continue;
    await end();
    throw one.reason;
  }
  return end;
}

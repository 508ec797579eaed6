import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { makeClock } from '@/tests/support/clock';
import { EXAMPLES } from '@/tests/support/example-pages';

import { POPULAR } from './pages';
import { type Finding, percentile99 } from './report';
import { countStatuses, load, problemsOf, visit, type Visit } from './visits';
import { complaintsOf, folder, openSite, startProviderProcess } from './world';

const HOUR = 3_600_000;

function finding(scenario: string, visits: readonly Visit[], problems: readonly string[]): Finding {
  return {
    scenario,
    requests: visits.length,
    statuses: countStatuses(visits),
    p99: percentile99(visits.map(({ ms }) => ms)),
    ratio: null,
    problems: [...problems, ...problemsOf(visits)],
  };
}

/** What the log must say of a folder that can't be written, and all that it may say. */
const FAILED_WRITE = 'logged: a write failed; it is tried again';

async function cacheFolder(
  scenario: string,
  variables: Readonly<Record<string, string>>,
  shell?: string,
): Promise<Finding> {
  const provider = await startProviderProcess();
  const clock = makeClock();
  const site = await openSite({ ...provider.variables, ...clock.variables, ...variables }, shell);
  const first = await load(site.origin, POPULAR, { connections: 5, ms: 3_000 });
  await clock.move(HOUR);
  const later = await load(site.origin, POPULAR, { connections: 5, ms: 3_000 });
  await provider.fault('500');
  await clock.move(HOUR);
  const failing = await load(site.origin, POPULAR, { connections: 5, ms: 3_000 });
  const visits = [...first, ...later, ...failing];
  const lost = visits.filter(({ status }) => status !== 200);
  const complaints = complaintsOf(site);
  const problems = [
    ...lost.slice(0, 1).map(({ path: page }) => `${page} was lost`),
    ...complaints.filter((one) => one !== FAILED_WRITE),
    ...(complaints.includes(FAILED_WRITE) ? [] : ['the failed write is not logged']),
  ];
  await site.stop();
  provider.stop();
  return finding(scenario, visits, problems);
}

/** A cache folder that can't be made, and one whose files may not grow. */
export async function brokenFolders(): Promise<Finding[]> {
  const file = path.join(folder(), 'file');
  writeFileSync(file, '');
  return [
    await cacheFolder('a cache folder that cannot be written', {
      CACHE_DIR: path.join(file, 'in'),
    }),
    // Blocks of 512 bytes in a POSIX shell: 64 kB, more than an empty database and less than a list.
    await cacheFolder('a cache folder that is full', {}, 'ulimit -f 128'),
  ];
}

/** A day ahead, and back again. */
export async function movedClock(): Promise<Finding> {
  const provider = await startProviderProcess();
  const clock = makeClock();
  const site = await openSite({ ...provider.variables, ...clock.variables });
  const visits: Visit[] = [];
  const problems: string[] = [];
  for (const jump of [0, 24 * HOUR, -24 * HOUR, -24 * HOUR, 48 * HOUR]) {
    await clock.move(jump);
    visits.push(...(await load(site.origin, POPULAR, { connections: 5, ms: 2_000 })));
  }
  const before = (await provider.calls()).length;
  await clock.move(HOUR);
  await load(site.origin, POPULAR, { connections: 2, ms: 2_000 });
  if ((await provider.calls()).length === before) problems.push('nothing was refreshed any more');
  problems.push(...complaintsOf(site));
  await site.stop();
  provider.stop();
  return finding('a clock moved by days, forward and back', visits, problems);
}

/** Stopped and started again under load, with the provider gone: no answer is half. */
export async function restarts(): Promise<Finding> {
  const provider = await startProviderProcess();
  const shared = { ...provider.variables, CACHE_DIR: folder() };
  let site = await openSite(shared);
  const { port } = new URL(site.origin);
  await load(site.origin, POPULAR, { connections: 2, ms: 4_000 });
  await provider.fault('refused');
  const problems: string[] = [];
  const restarting = async () => {
    for (const end of ['stop', 'kill', 'stop'] as const) {
      await wait(3_000);
      await site[end]();
      problems.push(...complaintsOf(site));
      site = await openSite({ ...shared, PORT: port });
    }
    await wait(3_000);
  };
  const visits = await load(site.origin, POPULAR, { connections: 10, ms: restarting() });
  const agent = new Agent();
  const company = await visit(site.origin, EXAMPLES.company, agent);
  if (company.status !== 200) problems.push('the last good data did not survive');
  problems.push(...complaintsOf(site));
  await site.stop();
  provider.stop();
  const answered = visits.filter(({ status }) => status !== 0);
  return {
    ...finding('stopped, killed and started under load', answered, problems),
    requests: visits.length,
    statuses: countStatuses(visits),
  };
}

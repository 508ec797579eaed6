import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import type { Site } from '@/tests/support/site';

import { POPULAR, STORED } from './pages';
import { type Finding, percentile99 } from './report';
import { countStatuses, isDesigned, load, problemsOf, visit, type Visit } from './visits';
import { complaintsOf, openSite } from './world';

const SLOW = 300;
const LOAD = { connections: 20, ms: 6_000 };
/** The server looks every few seconds for heads that are not whole after 20. */
const CUT_AFTER_MS = 25_000;
const NOISE_MS = 15;

const portOf = (site: Site): number => Number(new URL(site.origin).port);

function openSocket(site: Site): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(portOf(site), 'localhost', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Visitors who send a byte a second, and others who read nothing of what they asked for. */
export async function slowVisitors(): Promise<Finding> {
  const site = await openSite({});
  await load(site.origin, POPULAR, { connections: 2, ms: 4_000 });
  const base = percentile99((await load(site.origin, POPULAR, LOAD)).map(({ ms }) => ms));
  const sockets = await Promise.all(Array.from({ length: SLOW }, () => openSocket(site)));
  let cut = 0;
  sockets.forEach((socket, at) => {
    socket.on('error', () => undefined);
    socket.once('close', () => {
      if (at % 2 === 0) cut += 1;
    });
    if (at % 2 === 1) {
      socket.pause();
      socket.write('GET /equity HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20));
    } else socket.resume().write('GET / HTTP/1.1\r\n');
  });
  const drip = setInterval(() => {
    sockets.forEach((socket, at) => {
      if (at % 2 === 0 && socket.writable) socket.write('x');
    });
  }, 1_000);
  const visits = await load(site.origin, POPULAR, LOAD);
  const p99 = percentile99(visits.map(({ ms }) => ms));
  await wait(CUT_AFTER_MS);
  clearInterval(drip);
  const problems = [...problemsOf(visits), ...complaintsOf(site)];
  if (p99 > 2 * base + NOISE_MS)
    problems.push(`p99 is ${Math.round(p99)} ms, ${Math.round(base)} ms without`);
  if (cut < SLOW / 2) problems.push(`${SLOW / 2 - cut} slow senders were not cut off`);
  sockets.forEach((socket) => socket.destroy());
  await site.stop();
  return {
    scenario: `${SLOW} slow visitors beside the others`,
    requests: visits.length,
    statuses: countStatuses(visits),
    p99,
    ratio: p99 / base,
    problems,
  };
}

const CROWD = 5_000;
/** One in so many wants a page that is made for the asking. */
const SEARCHES = 25;
/** Ms that one of a crowd is ready to wait. */
const PATIENCE = 120_000;
const pageFor = (at: number): string =>
  at % SEARCHES === 0 ? '/search?q=bank' : (STORED[at % STORED.length] ?? '/');

/** Five thousand connections at once, each with its request. */
export async function crowd(): Promise<Finding> {
  const site = await openSite({}, 'ulimit -n 20000');
  await load(site.origin, POPULAR, { connections: 2, ms: 4_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const visits: Visit[] = await Promise.all(
    Array.from({ length: CROWD }, (_, at) =>
      visit(site.origin, pageFor(at), agent, PATIENCE).then((one) => ({
        ...one,
        body: isDesigned(one.body) ? 'designed' : '',
      })),
    ),
  );
  const health = fetch(`${site.origin}/healthz`, { signal: AbortSignal.timeout(10_000) });
  const isHealthy = await health.then(
    ({ ok }) => ok,
    () => false,
  );
  agent.destroy();
  const problems = [...problemsOf(visits), ...complaintsOf(site)];
  if (!isHealthy) problems.push('it did not respond afterwards');
  await site.stop();
  return {
    scenario: `${CROWD} connections at once`,
    requests: visits.length,
    statuses: countStatuses(visits),
    p99: percentile99(visits.map(({ ms }) => ms)),
    ratio: null,
    problems,
  };
}

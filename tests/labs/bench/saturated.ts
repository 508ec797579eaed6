import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { YOUNG_FOR } from '@/server/renderer-pool/pace';

import type { Bench } from './context';
import { figure } from './report';
import { keepOnCores, startBuiltSite } from './servers';
import { type Answer, ask, newSearch, newVisitor, p, repeat } from './visitors';

const PART = 'saturated';
/** Visitors who ask for pages that are not stored, each for one after the other. */
const VISITORS = 20;
/** Visitors of stored pages at a time. */
const READERS = 4;
const GREEDY = 8;
/** Requests that a greedy visitor has under way. */
const GREEDY_AT_ONCE = 6;
/** New connections a second that ask for the health. */
const HEALTH_CHECKS = 60;

async function during(seconds: number, work: () => Promise<Answer>, times: number) {
  const answers: Answer[] = [];
  const stop = repeat(times, async () => answers.push(await work()));
  await wait(seconds * 1000);
  await stop();
  return answers;
}

async function healthChecks(url: string, seconds: number): Promise<readonly Answer[]> {
  const all: Promise<Answer>[] = [];
  for (let at = 0; at < seconds * HEALTH_CHECKS; at += 1) {
    all.push(ask(url, '20.255.0.1'));
    await wait(1000 / HEALTH_CHECKS);
  }
  return Promise.all(all);
}

/**
 * What visitors of stored pages, health checks and other visitors notice of a busy renderer. The
 * site has a core for itself, since visitors are not programs of its machine.
 */
export async function saturated(bench: Bench): Promise<void> {
  const { seconds } = bench;
  const isAlone = keepOnCores('1');
  const site = await startBuiltSite({ TRUST_PROXY: '1' });
  keepOnCores('0');
  bench.after(async () => {
    await site.stop();
    keepOnCores(`0-${cpus().length - 1}`);
  });
  // The renderer gives way to the front after that.
  await wait(YOUNG_FOR);
  const home = () => ask(`${site.origin}/`, '20.254.0.1');
  await home();
  await during(2, home, READERS);
  const idle = await during(seconds, home, READERS);
  const stop = repeat(VISITORS, () => ask(site.origin + newSearch(), newVisitor()));
  await wait(1_000);
  const busy = await during(seconds, home, READERS);
  const health = await healthChecks(`${site.origin}/healthz`, seconds);
  await stop();
  bench.add({
    part: PART,
    what: `stored pages while ${VISITORS} visitors keep the renderer busy: throughput to idle`,
    value: busy.length / idle.length,
    unit: '×',
    atLeast: 0.7,
    note: `${figure(busy.length / seconds)}/s, ${figure(idle.length / seconds)}/s, site ${isAlone ? 'on a core of its own' : 'and this program share all cores'}`,
  });
  bench.add({
    part: PART,
    what: 'stored pages meanwhile: p95 to idle',
    value: p(busy, 0.95) / p(idle, 0.95),
    unit: '×',
    atMost: 3,
    note: `${figure(p(busy, 0.95))} ms, ${figure(p(idle, 0.95))} ms`,
  });
  bench.add({
    part: PART,
    what: `health on ${HEALTH_CHECKS} new connections a second meanwhile: p99`,
    value: p(health, 0.99),
    unit: 'ms',
    atMost: 100,
  });
  const greedy = Array.from({ length: GREEDY }, (_, at) =>
    repeat(GREEDY_AT_ONCE, () => ask(site.origin + newSearch(), `20.253.${at}.1`)),
  );
  const others: Answer[] = [];
  for (let at = 0; at < 2 * seconds; at += 1) {
    others.push(await ask(site.origin + newSearch(), newVisitor()));
    await wait(500);
  }
  await Promise.all(greedy.map((end) => end()));
  bench.add({
    part: PART,
    what: `other visitors' searches under ${GREEDY} greedy ones: responses other than 200`,
    value: others.filter(({ status }) => status !== 200).length,
    unit: '',
    atMost: 0,
    note: `${others.length} searches, p95 ${figure(p(others, 0.95))} ms`,
  });
}

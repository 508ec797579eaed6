import { get } from 'node:http';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { YOUNG_FOR } from '@/server/renderers/renderer';
import { BROWSER_ENCODING } from '@/tests/support/weigh';

import type { Bench } from './context';
import { figure } from './report';
import { keepOnCores, startBuiltSite } from './servers';
import { percentile } from './stats';

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

let asked = 0;
/** A search that nobody has made. */
const newSearch = (): string => `/search?q=${(asked += 1)}%20bank`;
const newVisitor = (): string => `10.${(asked += 1) >> 16}.${(asked >> 8) & 255}.${asked & 255}`;

interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** Asks on a connection of its own, as a visitor behind the proxy. */
function ask(url: string, visitor: string): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': BROWSER_ENCODING, 'x-forwarded-for': visitor };
    get(url, { agent: false, headers }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - began });
      });
    }).on('error', reject);
  });
}

/** Does something again and again, so many at a time, until it is told to stop. */
function repeat(times: number, work: () => Promise<unknown>): () => Promise<void> {
  let isStopped = false;
  const loops = Array.from({ length: times }, async () => {
    while (!isStopped) await work();
  });
  return async () => {
    isStopped = true;
    await Promise.all(loops);
  };
}

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
    all.push(ask(url, '10.255.0.1'));
    await wait(1000 / HEALTH_CHECKS);
  }
  return Promise.all(all);
}

const p = (answers: readonly Answer[], share: number): number =>
  percentile(
    answers.map(({ ms }) => ms),
    share,
  );

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
  const home = () => ask(`${site.origin}/`, '10.254.0.1');
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
    repeat(GREEDY_AT_ONCE, () => ask(site.origin + newSearch(), `10.253.0.${at + 1}`)),
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

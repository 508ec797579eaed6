import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { firm } from '@/lib/content/firm';
import { CALLS } from '@/lib/provider/calls';
import { makeClock } from '@/tests/support/clock';
import { EXAMPLES } from '@/tests/support/example-pages';
import { FAULT_NAMES, isConnectionFault } from '@/tests/support/provider/faults';
import { type FaultName } from '@/tests/support/provider/server';

import { CALL_PREFIXES, callOf } from '../provider-answers';

import { findCalls, POPULAR, type UsedCall } from './pages';
import { type Finding, percentile99 } from './report';
import { countStatuses, load, problemsOf, visit, type Visit } from './visits';
import { complaintsOf, openSite, type Provider, startProviderProcess } from './world';

const MINUTE = 60_000;
/** Longer than the longest interval of a cache tier, so that every call is due again. */
const EVERYTHING_IS_DUE = 16 * MINUTE;
const NO_DATA = 'No Data Found!';

const emptyPlaces = (body: string): number => body.split(NO_DATA).length - 1;

/** How long the renewal that a visit sets off may take to reach the provider, in ms. */
const RENEWAL_MS = 5_000;

/**
 * Whether the provider is asked for a call, past so many that it was asked for before. Time and
 * visitors go on meanwhile: a page whose renewal was under way when everything fell due counts as
 * new once that ends, and has asked for what it needed beforehand.
 */
async function isAsked(
  provider: Provider,
  past: number,
  call: string,
  goOn: () => Promise<unknown>,
): Promise<boolean> {
  for (const deadline = Date.now() + RENEWAL_MS; Date.now() < deadline; await goOn()) {
    await wait(250);
    if ((await provider.calls()).slice(past).some((path) => callOf(path) === call)) return true;
  }
  return false;
}

/**
 * A fault on each call in turn, on a site that has shown all pages before. Its clock starts anew, so
 * that no news grows too old for its page.
 */
async function faultMidRun(
  provider: Provider,
  fault: FaultName,
  calls: readonly UsedCall[],
): Promise<Finding> {
  const clock = makeClock();
  const site = await openSite({ ...provider.variables, ...clock.variables });
  const agent = new Agent({ keepAlive: true });
  const before = new Map<string, number>();
  for (const page of [...calls.map((one) => one.page), ...POPULAR]) {
    before.set(page, emptyPlaces((await visit(site.origin, page, agent)).body));
  }
  const visits: Visit[] = [];
  const problems: string[] = [];
  const each: readonly (UsedCall | null)[] = isConnectionFault(fault) ? [null] : calls;
  for (const one of each) {
    await provider.fault(fault, one ? CALL_PREFIXES.get(one.call) : undefined);
    await clock.move(EVERYTHING_IS_DUE);
    const asked = (await provider.calls()).length;
    for (const page of one ? [one.page] : POPULAR) {
      // The first has the page rendered anew behind it, the second gets what came of that.
      visits.push(await visit(site.origin, page, agent));
      await wait(150);
      const after = await visit(site.origin, page, agent);
      visits.push(after);
      if (emptyPlaces(after.body) > (before.get(page) ?? 0)) {
        problems.push(`${page} lost the data of ${one?.call ?? 'some call'}`);
      }
    }
    const goOn = async () => {
      await clock.move(EVERYTHING_IS_DUE);
      visits.push(await visit(site.origin, one?.page ?? '/', agent));
    };
    if (one && !(await isAsked(provider, asked, one.call, goOn))) {
      problems.push(`${one.call} was not asked for, so that nothing was tried`);
    }
    await provider.clear();
  }
  agent.destroy();
  await site.stop();
  return {
    scenario: `${fault} of ${each.length === 1 ? 'all' : `each of ${each.length}`} calls, mid-run`,
    requests: visits.length,
    statuses: countStatuses(visits),
    p99: null,
    ratio: null,
    problems: [...problems, ...problemsOf(visits), ...complaintsOf(site)],
  };
}

/** The calls that pages make; of each, a page that needs it. */
async function callsOfPages(provider: Provider): Promise<readonly UsedCall[]> {
  const site = await openSite(provider.variables);
  const calls = await findCalls(site, provider);
  await site.stop();
  return calls;
}

/** What no page asks for, so that no fault of it is tried. */
function untried(calls: readonly UsedCall[]): string[] {
  const made = new Set<string>(calls.map(({ call }) => call));
  // Bids are asked for only where the firm shows them.
  if (!firm.showBids) made.add('issueBids');
  return Object.keys(CALLS)
    .filter((name) => !made.has(name))
    .map((name) => `no page makes the call ${name}`);
}

/** Each fault on each call while the site runs: pages show their last good data, without waiting. */
export async function faultsMidRun(faults: readonly FaultName[]): Promise<Finding[]> {
  const provider = await startProviderProcess();
  const calls = await callsOfPages(provider);
  const findings: Finding[] = [];
  for (const fault of faults) findings.push(await faultMidRun(provider, fault, calls));
  provider.stop();
  const problems = untried(calls);
  return findings.map((finding) => ({ ...finding, problems: [...problems, ...finding.problems] }));
}

const LOAD = { connections: 20, ms: 8_000 };
/** Ms between jumps of the clock under load: each makes every call and page due at once. */
const DUE_EVERY_MS = 4_000;
/** Times differ between two runs of the same by less than this, in ms. */
const NOISE_MS = 15;

/** All calls failing under load, with everything due again and again: how much slower it gets. */
export async function faultsUnderLoad(faults: readonly FaultName[]): Promise<Finding[]> {
  const provider = await startProviderProcess();
  const clock = makeClock();
  const site = await openSite({ ...provider.variables, ...clock.variables });
  await load(site.origin, POPULAR, { connections: 5, ms: 15_000 });
  const measure = async (): Promise<Visit[]> => {
    let isOver = false;
    const jumps = (async () => {
      while (!isOver) {
        await clock.move(EVERYTHING_IS_DUE);
        await wait(DUE_EVERY_MS);
      }
    })();
    const visits = await load(site.origin, POPULAR, LOAD);
    isOver = true;
    await jumps;
    return visits;
  };
  const p99Of = (visits: readonly Visit[]) => percentile99(visits.map(({ ms }) => ms));
  const findings: Finding[] = [];
  for (const fault of faults) {
    const good = await measure();
    await provider.fault(fault);
    const visits = await measure();
    await provider.clear();
    const base = p99Of(good);
    const p99 = p99Of(visits);
    const isSlow = p99 > 2 * base + NOISE_MS;
    findings.push({
      scenario: `${fault} of all calls, under load`,
      requests: visits.length,
      statuses: countStatuses(visits),
      p99,
      ratio: p99 / base,
      problems: [
        ...(isSlow
          ? [`p99 is ${Math.round(p99)} ms, ${Math.round(base)} ms without the fault`]
          : []),
        ...problemsOf(visits),
        ...visits
          // A list with broken items lacks them; a page of one of them is missing then.
          .filter(({ status }) => status !== 200 && fault !== 'bad-items')
          .slice(0, 1)
          .map(({ path }) => `${path} was lost`),
      ],
    });
  }
  const complaints = complaintsOf(site);
  await site.stop();
  provider.stop();
  return findings.map((finding, at) =>
    at === findings.length - 1
      ? { ...finding, problems: [...finding.problems, ...complaints] }
      : finding,
  );
}

/** Ms that a first visitor may wait: the one time-out of a call, and the rendering. */
const LONGEST_FIRST_MS = 12_000;
/** A visitor who waits as long waited for the provider. */
const CALL_TIMEOUT_MS = 5_000;
const AT_START = [
  '/',
  EXAMPLES.company,
  '/equity',
  '/search?q=bank',
  '/support/faqs',
  '/companies',
  '/nothing-here',
];

async function startFailing(
  scenario: string,
  variables: Readonly<Record<string, string>>,
): Promise<Finding> {
  const site = await openSite(variables);
  const agent = new Agent({ keepAlive: true });
  const visits: Visit[] = [];
  const problems: string[] = [];
  for (const path of AT_START) visits.push(await visit(site.origin, path, agent));
  // After the first round no visitor waits for a failed provider.
  for (const path of AT_START) {
    const again = await visit(site.origin, path, agent);
    visits.push(again);
    if (again.ms > CALL_TIMEOUT_MS) problems.push(`${path} took ${Math.round(again.ms)} ms`);
  }
  if (visits.some(({ ms }) => ms > LONGEST_FIRST_MS))
    problems.push('a first visitor waited too long');
  agent.destroy();
  problems.push(...problemsOf(visits), ...complaintsOf(site));
  await site.stop();
  const statuses = countStatuses(visits);
  return { scenario, requests: visits.length, statuses, p99: null, ratio: null, problems };
}

/** The site started while every call fails: each page answers, with what it has. */
export async function faultsAtStart(faults: readonly FaultName[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const provider = await startProviderProcess();
  for (const fault of faults) {
    await provider.fault(fault);
    findings.push(await startFailing(`${fault} of all calls, at start`, provider.variables));
    await provider.clear();
  }
  provider.stop();
  for (const certificate of [
    'expired',
    'self-signed',
    'wrong-name',
    'unknown-authority',
    'sha1',
  ] as const) {
    const refused = await startProviderProcess(certificate);
    findings.push(await startFailing(`certificate ${certificate}, at start`, refused.variables));
    refused.stop();
  }
  return findings;
}

export const ALL_FAULTS: readonly FaultName[] = FAULT_NAMES;

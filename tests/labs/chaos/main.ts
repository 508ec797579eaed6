/**
 * Runs every scenario, prints one table and writes it as JSON. Names given, of scenarios and of
 * faults, are run alone: `mid-run redirect`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ALL_FAULTS, faultsAtStart, faultsMidRun, faultsUnderLoad } from './faults';
import { brokenFolders, movedClock, restarts } from './machine';
import { type Finding, tableOf } from './report';
import { crowd, slowVisitors } from './visitors';

const wanted = process.argv.slice(2);
const named = ALL_FAULTS.filter((fault) => wanted.includes(fault));
const faults = named.length > 0 ? named : ALL_FAULTS;

const SCENARIOS: Readonly<Record<string, () => Promise<Finding | Finding[]>>> = {
  'mid-run': () => faultsMidRun(faults),
  load: () => faultsUnderLoad(faults),
  start: () => faultsAtStart(ALL_FAULTS),
  slow: slowVisitors,
  crowd,
  folders: brokenFolders,
  clock: movedClock,
  restarts,
};

async function main(): Promise<void> {
  const findings: Finding[] = [];
  for (const [name, run] of Object.entries(SCENARIOS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    process.stdout.write(`${name} …\n`);
    findings.push(...[await run()].flat());
  }
  const file = path.resolve('.bench/chaos.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), findings }, null, 2)}\n`);
  process.stdout.write(`${tableOf(findings)}\n`);
  const broken = findings.filter(({ problems }) => problems.length > 0).length;
  process.stdout.write(`${findings.length - broken} passed, ${broken} failed\n`);
  process.exit(broken === 0 ? 0 : 1);
}

void main();

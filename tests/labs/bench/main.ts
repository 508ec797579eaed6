import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { addresses } from './addresses';
import { bytes } from './bytes';
import type { Bench, Part } from './context';
import { elements } from './elements';
import { exchangeFiles } from './exchange';
import { lighthouseScores } from './lighthouse';
import { memory } from './memory';
import { newcomers } from './newcomers';
import { positions } from './positions';
import { providerCalls } from './provider';
import { asText, isMet, type Report, type Row, withTable } from './report';
import { saturated } from './saturated';
import { keystrokeTimes } from './search';
import { WORK_FOLDER } from './servers';
import { states } from './states';
import { throughput } from './throughput';

/** In the order of the table. */
const PARTS: Readonly<Record<string, Part>> = {
  throughput,
  saturated,
  newcomers,
  bytes,
  elements,
  positions,
  lighthouse: lighthouseScores,
  search: keystrokeTimes,
  memory,
  addresses,
  provider: providerCalls,
  states,
  exchange: exchangeFiles,
};

const LATEST = path.join(WORK_FOLDER, 'latest.json');
const TABLE_FILE = 'docs/performance.md';

const HELP = `npm run bench [-- parts and options]
Parts: ${Object.keys(PARTS).join(', ')}; all where none is named.
  --runs n      Lighthouse runs of a page (5)
  --rounds n    rounds of load (5)
  --seconds n   seconds of a round (5)
  --divisor n   divides the long counts, for a trial (1)
  --only a,b    only these addresses
  --slowdown n  Lighthouse's CPU slowdown (4)
  --write       writes the table into ${TABLE_FILE}
  --table       prints the last table and measures nothing`;

function machine(): string {
  const all = cpus();
  const model = all[0]?.model.trim().replace(/\s+/g, ' ') || 'unknown processor';
  return `Node ${process.versions.node}, ${all.length} cores (${model})`;
}

async function runPart(part: Part, options: Omit<Bench, 'add' | 'skip' | 'say' | 'after'>) {
  const rows: Row[] = [];
  const skipped: string[] = [];
  const ends: (() => Promise<void>)[] = [];
  try {
    await part({
      ...options,
      add: (row) => rows.push(row),
      skip: (sentence) => skipped.push(sentence),
      say: (sentence) => process.stderr.write(`  ${sentence}\n`),
      after: (end) => ends.unshift(end),
    });
  } finally {
    for (const end of ends) await end().catch(() => null);
  }
  return { rows, skipped };
}

function lastReport(): Report | null {
  try {
    return JSON.parse(readFileSync(LATEST, 'utf8')) as Report;
  } catch {
    return null;
  }
}

/** Adds the last report's rows of the parts that did not run, so that the table is complete. */
function merged(now: Report, ran: readonly string[]): Report {
  const before = lastReport()?.rows.filter(({ part }) => !ran.includes(part)) ?? [];
  const order = Object.keys(PARTS);
  const rows = [...before, ...now.rows].sort(
    (a, b) => order.indexOf(a.part) - order.indexOf(b.part),
  );
  return { ...now, rows };
}

/** @returns the exit code: 1 where a figure misses its promise */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '5' },
      divisor: { type: 'string', default: '1' },
      only: { type: 'string' },
      slowdown: { type: 'string', default: '4' },
      write: { type: 'boolean', default: false },
      table: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
  if (values.help || unknown.length > 0) {
    process.stdout.write(`${HELP}\n`);
    return unknown.length > 0 ? 1 : 0;
  }
  if (values.table) {
    const last = lastReport();
    process.stdout.write(last ? `${asText(last)}\n` : 'Nothing was measured yet.\n');
    return 0;
  }
  const options = {
    runs: Number(values.runs),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    divisor: Number(values.divisor),
    only: values.only?.split(',') ?? null,
    slowdown: Number(values.slowdown),
  };
  const names = Object.keys(PARTS).filter(
    (name) => positionals.length === 0 || positionals.includes(name),
  );
  const rows: Row[] = [];
  const skipped: string[] = [];
  for (const name of names) {
    process.stderr.write(`${name} …\n`);
    const part = PARTS[name];
    if (!part) continue;
    try {
      const result = await runPart(part, options);
      rows.push(...result.rows);
      skipped.push(...result.skipped);
    } catch (error) {
      // The other parts run all the same.
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`${reason}\n`);
      rows.push({ part: name, what: 'could not be measured', value: 1, unit: '', atMost: 0 });
    }
  }
  const now: Report = { measured: new Date().toISOString(), machine: machine(), rows, skipped };
  const report = merged(now, names);
  mkdirSync(WORK_FOLDER, { recursive: true });
  writeFileSync(LATEST, `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(`${asText(now)}\n`);
  if (values.write) {
    writeFileSync(TABLE_FILE, withTable(readFileSync(TABLE_FILE, 'utf8'), report));
  }
  const missed = rows.filter((row) => !isMet(row));
  process.stdout.write(
    missed.length === 0
      ? 'Every figure meets its promise.\n'
      : `${missed.length} of ${rows.length} figures miss their promise.\n`,
  );
  return missed.length === 0 ? 0 : 1;
}

void main(process.argv.slice(2)).then((code) => process.exit(code));

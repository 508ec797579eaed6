import { type ChildProcess, spawn } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { build } from 'esbuild';

import { addDays } from '@/lib/tools/time';

import { ALL_FIXTURES, allFixtures, BHAV_20, fixture, folderOf, removeFolders } from './support';

afterAll(removeFolders);

interface Outcome {
  seen: {
    days: { day: string; part: string }[];
    prices: { count: number }[];
    files: { name: string }[];
    companies: unknown[];
    integrity: unknown;
  };
  rejected: string[];
  read: number;
}

const DAYS = 60;
const SOUND = [{ integrity_check: 'ok' }];

/** Price files of invented firms for many days, so that both processes write for a while. */
async function manyDays(): Promise<Record<string, string>> {
  const text = await fixture(BHAV_20);
  const days = Array.from({ length: DAYS }, (_, at) => addDays('2026-11-17', -at));
  return Object.fromEntries(
    days.map((day) => [
      BHAV_20.replace('20261120', day.replaceAll('-', '')),
      text.replaceAll('2026-11-20', day),
    ]),
  );
}

async function programIn(folder: string): Promise<string> {
  const outfile = join(folder, 'import-folder.mjs');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await build({
    entryPoints: ['tests/support/import-folder.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  return outfile;
}

/** Starts a process; `until` waits for a line of its output, which is all that it has printed. */
function started(program: string, args: readonly string[]) {
  const child: ChildProcess = spawn(process.execPath, [program, ...args], { stdio: 'pipe' });
  let [printed, wrong] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (wrong += chunk.toString()));
  const ended = new Promise<number | null>((end) => child.once('exit', end));
  const ready = new Promise<void>((go) => child.stdout?.once('data', () => go()));
  return {
    ready: Promise.race([ready, ended]),
    begin: () => child.stdin?.write('begin\n'),
    async outcome(): Promise<Outcome> {
      const code = await ended;
      expect({ code, wrong }).toEqual({ code: 0, wrong: '' });
      return JSON.parse(printed.split('\n')[1] ?? '') as Outcome;
    },
  };
}

/** Two processes that begin to read one folder into one database at once. */
async function both(program: string, dir: string, database: string): Promise<Outcome[]> {
  const processes = [0, 1].map(() => started(program, [dir, database]));
  await Promise.all(processes.map(({ ready }) => ready));
  processes.forEach(({ begin }) => begin());
  return Promise.all(processes.map(({ outcome }) => outcome()));
}

test('two processes read one folder into one database, and both see all of it', async () => {
  const [dir, database, programs] = [
    await folderOf({ ...allFixtures(), ...(await manyDays()) }),
    await folderOf({}),
    await folderOf({}),
  ];
  const program = await programIn(programs);
  const [one, two] = await both(program, dir, database);
  expect(one?.seen).toEqual(two?.seen);
  expect(one?.seen).toMatchObject({ integrity: SOUND });
  expect(one?.seen.files).toHaveLength(ALL_FIXTURES.length + DAYS);
  expect(one?.seen.days).toHaveLength(DAYS + 4);
  expect(one?.seen.prices[0]?.count).toBeGreaterThan(DAYS * 8);
  expect(one?.seen.companies).toHaveLength(9);
  expect([one?.rejected, two?.rejected]).toEqual([[], []]);
  // No file is read by both.
  expect((one?.read ?? 0) + (two?.read ?? 0)).toBe(ALL_FIXTURES.length + DAYS);

  await writeFile(
    join(dir, 'EQUITY_L.csv'),
    `${await fixture('EQUITY_L.csv')}OMEGASAM,Omega Sample Limited,EQ,01-JAN-2020,10,1,INE000A01026,10\n`,
  );
  const again = await both(program, dir, database);
  for (const { seen } of again) {
    expect(seen.companies).toHaveLength(10);
    expect(seen.days).toEqual(one?.seen.days);
    expect(seen.integrity).toEqual(SOUND);
  }
}, 60_000);

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'playwright/test';
import { parse } from 'csv-parse/sync';

import { openSqliteStore, PACE } from '../../lib/enquiries/store';
import type { EnquiryKind } from '../../lib/enquiries/kinds';
import { DAY_MS } from '../../lib/tools/time';

const ROOT = path.resolve(__dirname, '../..');

let folder: string;
test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-enquiries-'));
  const store = await openSqliteStore(folder, PACE);
  const add = (reference: string, kind: EnquiryKind, receivedAt: string) =>
    store.add(
      {
        reference,
        kind,
        receivedAt,
        fields: { name: 'Asha Rao', message: '=1+1, "quoted"' },
        consent: { words: 'I agree', notice: 'We take …' },
      },
      [reference, ''],
    );
  await add('CB-20261118-000001', 'call-back', '2026-11-18T10:00:00+05:30');
  await add('CU-20261120-000002', 'contact', '2026-11-20T00:00:00+05:30');
  await store.close();
});

function enquiries(args: string, variables: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/enquiries.mjs', ...args.split(' ').filter(Boolean)],
    { cwd: ROOT, env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: folder, ...variables } },
  );
  return { code: status, out: stdout.toString(), problem: stderr.toString() };
}

const references = (csv: string) =>
  parse<Record<string, string>>(csv, { columns: true }).map((row) => row.reference);

test('exports waiting enquiries and marks them as exported', () => {
  expect(enquiries('pending').out).toBe('2\n');
  const { out, code } = enquiries('export');
  expect(code).toBe(0);
  expect(references(out)).toEqual(['CB-20261118-000001', 'CU-20261120-000002']);
  expect(out).toContain('"\'=1+1, ""quoted"""');
  expect(references(enquiries('export --since 2026-11-20').out)).toEqual(['CU-20261120-000002']);
  const json = enquiries('export --kind call-back --format json --mark').out;
  expect(JSON.parse(json)).toMatchObject([{ reference: 'CB-20261118-000001', deliveredAt: null }]);
  expect(enquiries('pending').out).toBe('1\n');
  expect(references(enquiries('export').out)).toEqual(['CU-20261120-000002']);
  expect(references(enquiries('export --all').out)).toHaveLength(2);
});

test('erases only what a trusted clock says, and saves what was never delivered first', async () => {
  const days = (number: number) => Date.now() - number * DAY_MS;
  const setReadings = async (seenAt: number, agreedSince: number) => {
    const store = await openSqliteStore(folder, PACE);
    await store.setClockReadings({ seenAt, agreedSince, pausedMs: 0, jumpMs: 0 });
    await store.close();
  };
  const variables = { ENQUIRY_UNDELIVERED_DAYS: '1' };
  const refused = { code: 1, out: '', problem: expect.stringContaining('Nothing is erased') };
  expect(enquiries('purge', variables)).toEqual(refused);
  await setReadings(days(400), days(410));
  expect(enquiries('purge', variables)).toEqual(refused);
  expect(enquiries('confirm-clock').code).toBe(0);
  expect(enquiries('purge', variables)).toEqual(refused);
  await setReadings(days(0), days(2));
  expect(enquiries('purge', variables).out).toBe('0 erased, and 2 that were never delivered\n');
  const [name = ''] = readdirSync(path.join(folder, 'undelivered'));
  const saved = readFileSync(path.join(folder, 'undelivered', name), 'utf8');
  expect(JSON.parse(saved)).toMatchObject([
    { reference: 'CB-20261118-000001' },
    { reference: 'CU-20261120-000002' },
  ]);
});

test('exports nothing that was withdrawn, and prints what was handed over before', async () => {
  enquiries('export --kind call-back --mark');
  const store = await openSqliteStore(folder, PACE);
  for (const reference of ['CB-20261118-000001', 'CU-20261120-000002']) {
    expect(await store.withdraw(reference)).toBe(true);
  }
  await store.close();
  expect(references(enquiries('export --all').out)).toEqual([]);
  expect(enquiries('pending').out).toBe('0\n');
  const printed = /^CB-20261118-000001 20\d\d-\d\d-\d\dT[\d:]{8}\+05:30\n$/;
  expect(enquiries('withdrawn').out).toMatch(printed);
  expect(enquiries('withdrawn --mark').out).toMatch(printed);
  expect(enquiries('withdrawn').out).toBe('');
});

test('rejects an invalid command with a reason', () => {
  for (const [args, words] of [
    ['', 'Usage:'],
    ['nothing', 'Usage:'],
    ['export --nothing', '--nothing'],
    ['export --kind nothing', 'it must be one of'],
    ['export --since yesterday', 'write it like 2026-11-20'],
    ['export --format xml', 'csv or json'],
  ] as const) {
    const { code, problem, out } = enquiries(args);
    expect([code, out]).toEqual([1, '']);
    expect(problem).toContain(words);
    expect(problem).not.toMatch(/\n\s+at /);
  }
});

test('with a webhook, only its acknowledgement counts', () => {
  const variables = {
    ENQUIRY_WEBHOOK_URL: 'http://127.0.0.1:1/',
    ENQUIRY_WEBHOOK_SECRET: 'a secret of the tests',
  };
  const { code, out, problem } = enquiries('export --mark', variables);
  expect([code, out]).toEqual([1, '']);
  expect(problem).toContain('--mark is refused');
  expect(enquiries('pending').out).toBe('2\n');
});

/** Linked, not copied. */
const LARGE = new Set(['node_modules', '.next']);

/** The folders and files that the image of the site has, in a folder of their own. */
function imageLayout(): string {
  const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) /gm)].map(
    ([, name = '']) => name,
  );
  const layout = mkdtempSync(path.join(tmpdir(), 'site-image-'));
  for (const name of copied) {
    mkdirSync(path.dirname(path.join(layout, name)), { recursive: true });
    const [from, to] = [path.join(ROOT, name), path.join(layout, name)];
    if (LARGE.has(name)) symlinkSync(from, to);
    else cpSync(from, to, { recursive: true });
  }
  return layout;
}

test('the documented command works with the files of the image', () => {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'enquiries', '--', 'pending'], {
    cwd: imageLayout(),
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: folder },
  });
  expect(status).toBe(0);
  expect(stdout.toString()).toBe('2\n');
});

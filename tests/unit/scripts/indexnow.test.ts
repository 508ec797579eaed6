/** The command that sends changed addresses, with a site and a receiver on this machine. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sitemapIndexXml, urlsetXml } from '@/lib/pages/sitemap/xml';

const KEY = 'a1b2c3d4-test';
const SITE = 'https://www.example.in';

interface Sent {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

let folder: string;
let server: Server;
let origin: string;
let days: Record<string, string | null>;
let sent: Sent[];
let status: number;

function sitemap(address: string | undefined): string {
  if (address === '/sitemap.xml') {
    return sitemapIndexXml([{ loc: `${SITE}/sitemaps/pages.xml`, lastmod: null }]);
  }
  return urlsetXml(
    Object.entries(days).map(([name, lastmod]) => ({ loc: `${SITE}${name}`, lastmod })),
  );
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-indexnow-'));
  days = { '/a': '2026-11-20', '/m&m': '2026-11-20', '/c': null };
  sent = [];
  status = 202;
  server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(sitemap(request.url));
      return;
    }
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      sent.push(JSON.parse(body) as Sent);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const stateFile = () => path.join(folder, 'state.json');

async function run(key: string | undefined = KEY): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['scripts/indexnow.mjs', origin], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      INDEXNOW_ENDPOINT: `${origin}/indexnow`,
      INDEXNOW_STATE: stateFile(),
      ...(key && { INDEXNOW_KEY: key }),
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (said += String(chunk)));
  }
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return { code, said };
}

test('the first run notes the sitemap, the next sends what is new, changed or gone', async () => {
  expect(await run()).toEqual({
    code: 0,
    said: '3 addresses noted; the next run sends those that have changed.\n',
  });
  expect(await run()).toEqual({ code: 0, said: '0 addresses sent.\n' });
  expect(sent).toEqual([]);
  days = { '/a': '2026-11-20', '/m&m': '2026-11-21', '/new': null };
  expect(await run()).toEqual({ code: 0, said: '3 addresses sent.\n' });
  expect(sent).toEqual([
    {
      host: 'www.example.in',
      key: KEY,
      keyLocation: `${SITE}/${KEY}.txt`,
      urlList: [`${SITE}/m&m`, `${SITE}/new`, `${SITE}/c`],
    },
  ]);
});

test('what was refused is sent again', async () => {
  await run();
  days['/a'] = '2026-11-21';
  status = 429;
  expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('429') });
  status = 200;
  expect(await run()).toMatchObject({ code: 0, said: '1 addresses sent.\n' });
  expect(sent.map(({ urlList }) => urlList)).toEqual([[`${SITE}/a`], [`${SITE}/a`]]);
});

test('without a key nothing is read, noted or sent; a wrong one is refused', async () => {
  expect(await run('')).toMatchObject({ code: 0, said: expect.stringContaining('is not set') });
  expect(await run('short')).toMatchObject({ code: 1 });
  expect(existsSync(stateFile())).toBe(false);
  expect(sent).toEqual([]);
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { siteFiles } from '@/server/site-files';

const FILES: Readonly<Record<string, string>> = {
  '.next/static/chunks/a.js': 'script',
  '.next/static/css/a.css': 'sheet',
  '.next/server/secret.js': 'secret',
  'public/google123.html': '<p>google-site-verification',
  'public/logo.svg': '<svg/>',
  'public/favicon.ico': 'icon',
  'public/documents/a b.pdf': 'pdf',
  'public/charges/tariff.pdf': 'tariff',
  'public/store-codes/one.svg': '<svg/>',
  'public/data.unknown': 'bytes',
  '.env': 'secret',
};

const root = mkdtempSync(path.join(tmpdir(), 'files-of-a-site-'));
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}
const files = siteFiles({ root, earlier: null });

test.each([
  ['/_next/static/chunks/a.js', 'text/javascript; charset=UTF-8', /immutable/],
  ['/_next/static/css/a.css', 'text/css; charset=UTF-8', /immutable/],
  ['/google123.html', 'text/html; charset=UTF-8', /^public, max-age=0$/],
  ['/logo.svg', 'image/svg+xml; charset=UTF-8', /^public, max-age=0$/],
  ['/favicon.ico', 'image/x-icon', /^public, max-age=0$/],
  ['/documents/a%20b.pdf', 'application/pdf', /^public, max-age=0$/],
  ['/charges/tariff.pdf', 'application/pdf', /max-age=3600/],
  ['/store-codes/one.svg', 'image/svg+xml; charset=UTF-8', /max-age=86400/],
  ['/data.unknown', 'application/octet-stream', /^public, max-age=0$/],
])('%s has its type and its age', async (address, type, cached) => {
  expect(files.has(address)).toBe(true);
  const { status, headers } = await files.read(address);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toMatch(cached);
});

test('a lost script is a 404 in plain text, since a browser takes no page for a script', async () => {
  expect(files.has('/_next/static/chunks/gone.js')).toBe(true);
  const { status, headers, body } = await files.read('/_next/static/chunks/gone.js');
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body.toString()).not.toContain('<');
});

test.each([
  '/',
  '/equity',
  '/.env',
  '/public/logo.svg',
  '/../.env',
  '/%2e%2e/.env',
  '/.next/server/secret.js',
  '/%',
])('%s is no file', (address) => {
  expect(files.has(address)).toBe(false);
});

test.each(['/_next/static/../server/secret.js', '/_next/static/%2e%2e/server/secret.js'])(
  '%s leads out of no folder',
  async (address) => {
    expect((await files.read(address)).status).toBe(404);
  },
);

test('a site that is not built has no files and no error', () => {
  expect(siteFiles({ root: path.join(root, 'nowhere'), earlier: null }).has('/logo.svg')).toBe(
    false,
  );
});

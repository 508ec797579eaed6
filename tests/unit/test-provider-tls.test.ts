import { constants } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AgentOptions } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  authorityPem,
  writeAuthority,
  type CertificateKind,
} from '@/tests/support/provider/certificates';
import { fetchRaw } from '@/tests/support/provider/client';
import { closeAll, LIST, start } from '@/tests/support/provider/fixtures';

const LEGACY: AgentOptions = { secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT };
const OLD: AgentOptions = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' };
const NO_SECURE_RENEGOTIATION = 'unsafe legacy renegotiation disabled';

/** Resolves when no TCP handle is left in this process; a test's time-out is the alternative. */
async function noHandles(): Promise<void> {
  const open = () => process.getActiveResourcesInfo().some((name) => name.startsWith('TCP'));
  while (open()) await new Promise((done) => setTimeout(done, 10));
}

jest.setTimeout(30_000);
afterEach(closeAll);

describe('certificates', () => {
  const cases: [CertificateKind, RegExp | undefined][] = [
    ['good', undefined],
    ['expired', /^CERT_HAS_EXPIRED /],
    ['self-signed', /^DEPTH_ZERO_SELF_SIGNED_CERT /],
    ['wrong-name', /^ERR_TLS_CERT_ALTNAME_INVALID /],
    ['unknown-authority', /^UNABLE_TO_VERIFY_LEAF_SIGNATURE /],
    ['weak-key', /EE certificate key too weak/],
    ['sha1', /CA signature digest algorithm too weak/],
  ];
  test.each(cases)('%s, served by either kind of TLS 1.2', async (certificate, error) => {
    for (const tls of ['modern', 'no-secure-renegotiation'] as const) {
      const { origin } = await start({ tls, certificate });
      const outcome = await fetchRaw(`${origin}/api/list`, LEGACY);
      if (error) expect(outcome.error).toMatch(error);
      else expect(outcome.status).toBe(200);
    }
  });

  test.each(['weak-key', 'weak-key-1024', 'sha1'] as const)(
    '%s passes at level 0, so that refusing it is up to the agent',
    async (certificate) => {
      const { origin } = await start({ tls: 'tls1.0', certificate });
      expect((await fetchRaw(`${origin}/api/list`, OLD)).status).toBe(200);
    },
  );

  test('1,024 bits are refused at level 2, and a good one under its other name is not', async () => {
    const level2 = { ciphers: 'DEFAULT@SECLEVEL=2' };
    const weak = await start({ tls: 'modern', certificate: 'weak-key-1024' });
    expect((await fetchRaw(weak.origin, level2)).error).toMatch(/EE certificate key too weak/);
    const good = await start({ tls: 'modern' });
    const other = `https://localhost:${good.port}/api/list`;
    expect((await fetchRaw(other, level2)).status).toBe(200);
  });

  test('the good one needs the authority, which is written as a file', async () => {
    const { origin } = await start({ tls: 'modern' });
    const folder = mkdtempSync(join(tmpdir(), 'test-authority-'));
    const file = writeAuthority(join(folder, 'new'));
    expect(readFileSync(file, 'utf8')).toBe(authorityPem());
    rmSync(folder, { recursive: true });
    const without = await fetchRaw(origin, { ca: [] });
    expect(without.error).toMatch(/^UNABLE_TO_VERIFY_LEAF_SIGNATURE /);
  });
});

describe('TLS', () => {
  test('without secure renegotiation needs the legacy option and nothing else', async () => {
    const { origin, count } = await start({ tls: 'no-secure-renegotiation' });
    expect((await fetchRaw(origin)).error).toContain(NO_SECURE_RENEGOTIATION);
    expect((await fetchRaw(origin, OLD)).error).toContain(NO_SECURE_RENEGOTIATION);
    expect(count()).toBe(0);
    const modernOnly = { ...LEGACY, minVersion: 'TLSv1.2' } as const;
    const { body } = await fetchRaw(`${origin}/api/list`, modernOnly);
    expect(JSON.parse(body.toString())).toEqual({ data: LIST });
  });

  test('without secure renegotiation carries many connections and long bodies', async () => {
    const answers = () => ['x'.repeat(1_000_000)];
    const { origin } = await start({ tls: 'no-secure-renegotiation', answers });
    const many = Array.from({ length: 50 }, () => fetchRaw(`${origin}/`, LEGACY));
    for (const { body } of await Promise.all(many)) expect(body.length).toBe(1_000_013);
  });

  test.each(['modern', 'no-secure-renegotiation', 'tls1.0'] as const)(
    '%s breaks off a body and a connection as plain HTTP does',
    async (tls) => {
      const { origin, setFault } = await start({ tls });
      await setFault('truncated');
      const { status, error } = await fetchRaw(`${origin}/api/list`, { ...LEGACY, ...OLD });
      expect([status, error]).toEqual([200, 'ECONNRESET aborted']);
      await setFault('reset');
      expect((await fetchRaw(origin, { ...LEGACY, ...OLD })).error).toMatch(/^ECONNRESET/);
    },
  );

  test.each([
    ['plain HTTP', 'GET / HTTP/1.1\r\n\r\n'],
    ['a record that is too long', '\x16\x03\x01\xff\xff'],
    ['a hello that is too short', '\x16\x03\x01\x00\x04\x01\x00\x00\x00'],
  ])('without secure renegotiation cuts off %s', async (_name, bytes) => {
    const { port } = await start({ tls: 'no-secure-renegotiation' });
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    await new Promise((resolve) =>
      socket
        .on('error', () => {})
        .on('close', resolve)
        .resume(),
    );
  });

  test('1.0 needs the old version at level 0', async () => {
    const { origin } = await start({ tls: 'tls1.0' });
    const refused = /alert protocol version/;
    expect((await fetchRaw(origin, LEGACY)).error).toMatch(refused);
    expect((await fetchRaw(origin, { minVersion: 'TLSv1' })).error).toBeDefined();
    expect((await fetchRaw(`${origin}/api/list`, OLD)).status).toBe(200);
  });
});

describe('the listener', () => {
  test('is on the loopback address alone', async () => {
    const { port } = await start();
    expect((await fetchRaw(`http://127.0.0.2:${port}/`)).error).toMatch(/^ECONNREFUSED/);
  });

  test.each(['none', 'modern', 'no-secure-renegotiation', 'tls1.0'] as const)(
    'closes with %s and calls under way, and leaves no handle',
    async (tls) => {
      await noHandles();
      const provider = await start({ tls });
      for (const fault of ['hang', 'drip', 'slow'] as const) await provider.setFault(fault, fault);
      const options = { ...LEGACY, ...OLD };
      const under = ['hang', 'drip', 'slow'].map((path) =>
        fetchRaw(`${provider.origin}/${path}`, options),
      );
      while (provider.count() < under.length) await new Promise((done) => setTimeout(done, 10));
      await provider.close();
      await provider.close();
      for (const { error } of await Promise.all(under)) expect(error).toMatch(/^ECONNRESET/);
      await noHandles();
      expect((await fetchRaw(provider.origin, options)).error).toMatch(/^ECONNREFUSED/);
    },
  );
});

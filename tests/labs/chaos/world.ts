import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { CertificateKind, FaultName } from '@/tests/support/provider/server';
import { type Site, startSite } from '@/tests/support/site';

import { baseUrls } from '../provider-answers';

const TEMPORARY = mkdtempSync(path.join(tmpdir(), 'site-chaos-'));
let folders = 0;

export function folder(): string {
  folders += 1;
  return mkdtempSync(path.join(TEMPORARY, `${folders}-`));
}

export interface Provider {
  /** Variables that make the site use it for everything. */
  readonly variables: Readonly<Record<string, string>>;
  fault(name: FaultName, prefix?: string): Promise<void>;
  clear(): Promise<void>;
  /** The addresses requested so far. */
  calls(): Promise<readonly string[]>;
  stop(): void;
}

function ask<T>(child: ChildProcess, order?: object): Promise<T> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as T));
    if (order) child.send(order);
  });
}

/** Starts a provider over HTTPS on the loopback address. */
export async function startProviderProcess(
  certificate: CertificateKind = 'good',
): Promise<Provider> {
  const child = fork(path.resolve(__dirname, 'provider-process.cjs'), [certificate]);
  const { origin, authority } = await ask<{ origin: string; authority: string }>(child);
  const file = path.join(folder(), 'authority.pem');
  writeFileSync(file, authority);
  return {
    variables: { ...baseUrls(origin), PROVIDER_CA_FILE: file },
    fault: async (name, prefix) =>
      void (await ask(child, { fault: name, ...(prefix ? { prefix } : {}) })),
    clear: async () => void (await ask(child, { clear: true })),
    calls: async () => (await ask<{ answer: string[] }>(child, { calls: true })).answer,
    stop: () => child.disconnect(),
  };
}

/** Starts the built server with new data and cache folders, unless the variables name some. */
export const openSite = (
  variables: Readonly<Record<string, string>>,
  shell?: string,
): Promise<Site> => startSite({ DATA_DIR: folder(), CACHE_DIR: folder(), ...variables }, shell);

/** Errors and unhandled rejections in the server's log. */
export function complaintsOf(site: Site): string[] {
  const errors = site
    .log()
    .filter(({ level }) => Number(level) >= 50)
    .map(
      ({ msg, path: page, err }) =>
        `logged: ${[msg, page, (err as { message?: string })?.message].filter(Boolean).join(' ')}`,
    );
  const unhandled = site
    .output()
    .split('\n')
    .filter((line) => /unhandled|uncaught|⨯|MaxListeners/i.test(line))
    .map((line) => `printed: ${line.slice(0, 160)}`);
  return [...new Set([...errors, ...unhandled])];
}

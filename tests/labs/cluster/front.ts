import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { listens, programOf, run, type Running } from '@/tests/support/processes';

export interface FrontOptions {
  readonly port: number;
  /** Ports of the two instances. */
  readonly sites: readonly [number, number];
  /** Lifts the limits for an address, for load that comes from one. */
  readonly isUnlimited?: boolean;
}

export interface Front {
  readonly origin: string;
  /** A folder of its own, for its cache and logs. */
  readonly folder: string;
  /** The lines of the access log, once they are written. */
  log(): Promise<readonly LogLine[]>;
  stop(): Promise<void>;
}

interface LogLine {
  readonly id: string;
  readonly path: string;
  readonly status: number;
  /** MISS, HIT, STALE, UPDATING, EXPIRED, REVALIDATED, BYPASS or empty. */
  readonly cache: string;
  readonly upstream: string;
}

/** The access log is written with a delay. */
const LOG_DELAY_MS = 1_300;
const MIME_TYPES = '/etc/nginx/mime.types';

/** A folder that the worker's ordinary user can walk into. */
export function openFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  chmodSync(folder, 0o755);
  return folder;
}

/** The configuration of `docs/deploy/`, with nothing changed but places and instances. */
function frontConfig(folder: string, options: FrontOptions): string {
  let text = readFileSync('docs/deploy/nginx.conf', 'utf8');
  const put = (place: string, value: string) => {
    if (!text.includes(place)) throw new Error(`docs/deploy/nginx.conf has no "${place}"`);
    text = text.replaceAll(place, value);
  };
  put('listen 8080 default_server', `listen 127.0.0.1:${options.port} default_server backlog=4096`);
  put('/tmp/nginx', `${folder}/nginx`);
  put('/dev/stderr', `${folder}/error.log`);
  put('/dev/stdout', `${folder}/access.log`);
  put('/etc/nginx/site', `${folder}/site`);
  if (options.isUnlimited) {
    put('rate=100r/s', 'rate=10000000r/s');
    put('rate=300r/s', 'rate=10000000r/s');
    put('rate=1000r/s', 'rate=10000000r/s');
    put('rate=3000r/s', 'rate=10000000r/s');
    put('limit_conn connections_around 2000', 'limit_conn connections_around 65000');
    put('limit_conn connections 200', 'limit_conn connections 65000');
  }
  return text;
}

/** Starts an nginx with this configuration in a folder of its own. */
async function runNginx(folder: string, config: string, port: number): Promise<Running> {
  const nginx = programOf('nginx');
  if (!nginx) throw new Error('nginx is not installed');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  return run(
    nginx,
    ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', file, '-g', 'daemon off;'],
    () => listens(port),
  );
}

/** The instances by address, as an nginx before 1.27.3 takes them, else like `docs/deploy/upstream.conf`. */
function upstreamConfig(ports: readonly number[]): string {
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`);
  return readFileSync('docs/deploy/upstream.conf', 'utf8')
    .replace(/^resolver .*$/m, '')
    .replace(/server site:3000 .*;/, servers.join('\n  '));
}

export async function startFront(options: FrontOptions): Promise<Front> {
  const folder = openFolder('site-front-');
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'site', 'upstream.conf'), upstreamConfig(options.sites));
  for (const name of readdirSync('docs/deploy').filter((file) => file.startsWith('front-'))) {
    copyFileSync(path.join('docs/deploy', name), path.join(folder, 'site', name));
  }
  const running = await runNginx(folder, frontConfig(folder, options), options.port);
  return {
    origin: `http://127.0.0.1:${options.port}`,
    folder,
    log: async () => {
      await wait(LOG_DELAY_MS);
      return readFileSync(path.join(folder, 'access.log'), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as LogLine);
    },
    stop: () => running.end('SIGTERM'),
  };
}

/** A bare nginx that serves a folder's files, to compare with. */
export async function startFileServer(folder: string, port: number): Promise<Running> {
  const config = `
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 16384; multi_accept on; }
http {
  include ${MIME_TYPES};
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  open_file_cache max=100;
  server { listen 127.0.0.1:${port} backlog=4096; root ${folder}/files; }
}
`;
  return runNginx(folder, config, port);
}

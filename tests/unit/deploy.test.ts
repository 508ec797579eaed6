import { readFileSync } from 'node:fs';

import { POST_HEADERS, RENDER_HEADERS } from '@/server/renderer-pool/ask';
import { SERVER_ARGUMENTS } from '@/tests/support/processes';

const read = (file: string): string => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('docs/deploy/compose.yaml');

/** The text of each service; those that are the site share the settings at the top. */
const services = new Map(
  compose
    .slice(compose.indexOf('\nservices:\n'), compose.indexOf('\nnetworks:\n'))
    .split(/^ {2}(?=[a-z\d-]+:$)/m)
    .slice(1)
    .map((text) => {
      const isSite = text.includes('<<: *site');
      const shared = compose.slice(compose.indexOf('x-site:'), compose.indexOf('\nservices:\n'));
      return [text.slice(0, text.indexOf(':')), isSite ? shared + text : text] as const;
    }),
);

test('the builder gets no file of secrets', () => {
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['**/.env', '**/.env.*', '**/node_modules', '.data']),
  );
});

test('the image stores durable data in volumes and has a health check', () => {
  expect(dockerfile).toContain('VOLUME ["/site/.cache", "/site/.data"]');
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/healthz/m);
  expect(read('docs/operations.md')).toContain('-v site-data:/site/.data');
});

test('the heap has the same bound whichever way the site is started', () => {
  const [bound = '', server = ''] = SERVER_ARGUMENTS;
  expect(JSON.parse(read('package.json')).scripts.start).toBe(
    `exec node ${bound} scripts/start.mjs`,
  );
  expect(dockerfile).toContain(`CMD ["node", "${bound}", "${server}"]`);
  expect(read('docs/operations.md')).toContain(`node ${bound} ${server}`);
});

test('every service has no capabilities and a limit of memory', () => {
  expect([...services.keys()]).toEqual(['site', 'importer', 'nginx', 'redis', 'postgres']);
  for (const [name, text] of services) {
    for (const line of ['cap_drop: [ALL]', 'no-new-privileges:true', 'mem_limit:']) {
      expect([name, text]).toEqual([name, expect.stringContaining(line)]);
    }
  }
});

test('instances share the exchange database and the hashed files, and one process alone imports', () => {
  for (const name of ['site', 'importer']) {
    const text = services.get(name) ?? '';
    for (const folder of ['exchange-database', 'hashed-files']) {
      expect(text).toContain(`- ${folder}:/site/${folder}\n`);
      expect(dockerfile).toMatch(
        new RegExp(`^RUN mkdir .*\\b${folder}\\b.*chown .*${folder}`, 'm'),
      );
    }
    expect(text).toContain("EXCHANGE_IMPORT: 'off'");
  }
  expect(services.get('importer')).toContain('dist/exchange-files.mjs');
  expect(read('scripts/build.mjs')).toContain("'exchange-files': ");
});

test('nginx finds the instances by name, however many there are', () => {
  expect(services.get('nginx')).toContain('./upstream.conf:/etc/nginx/site/upstream.conf:ro');
  expect(read('docs/deploy/nginx.conf')).toContain('include /etc/nginx/site/upstream.conf;');
  expect(read('docs/deploy/upstream.conf')).toMatch(/^ {2}server site:3000 resolve /m);
  expect(compose + read('docs/deploy/nginx.conf')).not.toMatch(/\b(?:172|192|10)\.\d+\.\d+\.\d+:/);
});

test('nginx limits visitors and the networks around them, each kind of request by both', () => {
  const nginx = read('docs/deploy/nginx.conf');
  const zones = [...nginx.matchAll(/limit_(?:req|conn)_zone \$(\w+) zone=(\w+):/g)].map(
    ([, key = '', zone = '']) => [zone, key],
  );
  const keyOf = new Map(zones as [string, string][]);
  const visitors = [...keyOf.keys()].filter((zone) => !zone.endsWith('_around'));
  expect(visitors).toEqual(['pages', 'files', 'posts', 'connections']);
  for (const zone of visitors) {
    expect(keyOf.get(zone)).toMatch(/visitor$/);
    expect(keyOf.get(`${zone}_around`)).toMatch(/around$/);
    for (const used of [zone, `${zone}_around`]) {
      expect(nginx).toMatch(new RegExp(`limit_(?:req zone=|conn )${used}\\b`));
    }
  }
});

test('nginx passes on every header of a POST that the server reads', () => {
  const passed = [...read('docs/deploy/nginx.conf').matchAll(/proxy_set_header (\S+) /g)];
  const names = new Set(passed.map(([, name = '']) => name.toLowerCase()));
  expect(POST_HEADERS.filter((name) => !names.has(name))).toEqual([]);
});

test('nginx does not reach Redis and PostgreSQL', () => {
  expect(services.get('site')).toContain('networks: [outer, inner]');
  expect(services.get('nginx')).toContain('networks: [outer]');
  for (const name of ['redis', 'postgres']) {
    expect(services.get(name)).toContain('networks: [inner]');
  }
});

test('no service is without a password', () => {
  for (const name of ['REDIS_PASSWORD', 'POSTGRES_PASSWORD']) {
    expect(compose).toContain(`\${${name}:?`);
    expect(read('docs/deploy/.env.example')).toMatch(new RegExp(`^${name}=$`, 'm'));
  }
  expect(services.get('redis')).toContain('--requirepass ${REDIS_PASSWORD:?');
});

test('no image runs without a version that can be rolled back to', () => {
  expect(compose).toContain('${VERSION:?');
  expect(compose).not.toMatch(/:latest\b|:-latest\b/);
  expect(read('docs/deploy/.env.example')).toMatch(/^VERSION=\d+\.\d+\.\d+$/m);
});

test('nginx has every error page that its configuration names', () => {
  for (const name of ['rejected.html', 'rejected.json', 'unavailable.html', 'unavailable.json']) {
    expect(read(`docs/deploy/front-${name}`).length).toBeGreaterThan(20);
    expect(services.get('nginx')).toContain(`./front-${name}:/etc/nginx/site/front-${name}:ro`);
  }
});

test('nginx passes on and caches by the request headers that the server renders by, and no others', () => {
  const nginx = read('docs/deploy/nginx.conf');
  const spelt = RENDER_HEADERS.map((name) => name.replaceAll('-', '_'));
  // Each is read into a variable of nginx, which is empty without `rsc: 1`.
  const maps = [...nginx.matchAll(/map \$(\w+) \$(\w+) \{\n\s+1 (\S+);\n\s+default "";\n\s+\}/g)];
  const variables = new Map(
    maps.map(([, by, variable = '', value = '']) => [
      value === '1' ? by?.replace('http_', '') : value.replace('$http_', ''),
      variable,
    ]),
  );
  expect(new Set(variables.keys())).toEqual(new Set(spelt));
  const key = /proxy_cache_key "([^"]+)"/.exec(nginx)?.[1]?.split(' ');
  expect(key).toEqual(expect.arrayContaining([...variables.values()].map((name) => `$${name}`)));
  const passed = [...nginx.matchAll(/proxy_set_header (RSC|Next-\S+) \$(\w+);/gi)];
  expect(new Map(passed.map(([, name = '', value]) => [name.toLowerCase(), value]))).toEqual(
    new Map(RENDER_HEADERS.map((name) => [name, variables.get(name.replaceAll('-', '_'))])),
  );
});

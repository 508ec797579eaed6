import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { EXAMPLES } from '@/tests/support/example-pages';
import { PRODUCT_PAGE } from '@/tests/support/pages';
import { freePort, programOf } from '@/tests/support/processes';
import { BROWSER_ENCODING, fetchRaw } from '@/tests/support/weigh';

import { openFolder, startFileServer, startFront } from '../cluster/front';

import type { Bench } from './context';
import { compare, type Load, type Target } from './load';
import { figure } from './report';
import { startBare, startBuiltSite, startEmptySite, type Server } from './servers';

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'product page', path: PRODUCT_PAGE },
  { name: 'company page', path: EXAMPLES.company },
];
const CONNECTIONS = [50, 200];
/** Requests per second, as a multiple of bare Next.js. */
const OF_BARE = 4;
/** Requests per second behind nginx, as a share of a static file's of the same size. */
const OF_FILE = 0.8;

interface Nginx {
  readonly front: string;
  readonly files: string;
}

/** nginx in front of the site, and nginx serving each page's compressed body as a static file. */
async function startNginx(bench: Bench, site: Server): Promise<Nginx | null> {
  if (!programOf('nginx')) {
    bench.skip('anything of nginx, which is not installed');
    return null;
  }
  const front = await startFront({
    port: await freePort(),
    sites: [site.port, site.port],
    isUnlimited: true,
  });
  bench.after(front.stop);
  const folder = openFolder('bench-files-');
  mkdirSync(path.join(folder, 'files'));
  for (const { name, path: address } of PAGES) {
    const { body } = await fetchRaw(site.origin + address, BROWSER_ENCODING);
    writeFileSync(path.join(folder, 'files', `${name.replace(' ', '-')}.html`), body);
  }
  const port = await freePort();
  const files = await startFileServer(folder, port);
  bench.after(() => files.end());
  return { front: front.origin, files: `http://127.0.0.1:${port}` };
}

function addRows(
  bench: Bench,
  page: string,
  connections: number,
  loads: ReadonlyMap<string, Load>,
): void {
  const rate = (name: string): number => loads.get(name)?.rate ?? Number.NaN;
  const part = 'throughput';
  const perSecond = (name: string) => `${name} ${figure(rate(name))}/s`;
  const ratio = (what: string, own: string, other: string, atLeast?: number) => {
    if (!loads.has(own) || !loads.has(other)) return;
    bench.add({
      part,
      what: `${page}, ${connections} connections: ${what}`,
      value: rate(own) / rate(other),
      unit: '×',
      ...(atLeast === undefined ? {} : { atLeast }),
      note: `${perSecond(own)}, ${perSecond(other)}`,
    });
  };
  ratio('site to bare Next.js', 'site', 'bare', OF_BARE);
  ratio('site to an empty page', 'site', 'empty');
  ratio('behind nginx to a file by nginx', 'front', 'file', OF_FILE);
  const errors = (name: string): number => loads.get(name)?.errors ?? 0;
  bench.add({
    part,
    what: `${page}, ${connections} connections: errors of the site`,
    value: errors('site') + errors('front'),
    unit: '',
    atMost: 0,
    note: `p99 ${figure(loads.get('site')?.p99 ?? Number.NaN)} ms; errors of bare Next.js ${errors('bare')}`,
  });
}

/** Requests per second of the site, against bare Next.js, an empty page and nginx. */
export async function throughput(bench: Bench): Promise<void> {
  const site = await startBuiltSite();
  bench.after(site.stop);
  const bare = await startBare();
  bench.after(bare.stop);
  const empty = await startEmptySite();
  bench.after(empty.stop);
  const nginx = await startNginx(bench, site);
  for (const { name, path: address } of PAGES) {
    if (bench.only && !bench.only.includes(address)) continue;
    const targets: Target[] = [
      { name: 'site', url: site.origin + address, isCompressed: true },
      { name: 'bare', url: bare.origin + address, isCompressed: false },
      { name: 'empty', url: empty.origin, isCompressed: false },
    ];
    if (nginx) {
      const file = `${nginx.files}/${name.replace(' ', '-')}.html`;
      targets.push(
        { name: 'front', url: nginx.front + address, isCompressed: true },
        { name: 'file', url: file, isCompressed: false },
      );
    }
    for (const connections of CONNECTIONS) {
      bench.say(`${name}, ${connections} connections`);
      addRows(bench, name, connections, await compare(targets, connections, bench));
    }
  }
}

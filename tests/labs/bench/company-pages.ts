import { BROWSER_ENCODING } from '@/tests/support/weigh';

import type { Server } from './servers';

/** An earlier name of the search index, which leads to the newest. */
const INDEX = '/stock-index/0000000000000000';

/** The addresses of all companies, from the site's own list. */
export async function companyPaths(site: Server): Promise<string[]> {
  const file = await (await fetch(site.origin + INDEX)).text();
  // After the lines of the further file and of the industries, and before an empty line.
  const [, , ...lines] = (file.split('\n\n')[0] ?? '').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', , , slug] = line.split('\t');
      const part = slug || name.trim().toLowerCase().replace(/\s+/g, '-');
      return `/company-information/${encodeURIComponent(part)}`;
    });
}

const AT_ONCE = 8;

/** Reads each of these once, several at a time. @returns how many went wrong */
export async function readAll(site: Server, addresses: readonly string[]): Promise<number> {
  const queue = [...addresses];
  let wrong = 0;
  const reader = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const response = await fetch(site.origin + path, {
        headers: { 'accept-encoding': BROWSER_ENCODING },
      });
      await response.arrayBuffer();
      if (response.status !== 200) wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return wrong;
}

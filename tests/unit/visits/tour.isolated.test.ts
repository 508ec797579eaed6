import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { front, startFront } from '../server/front';

startFront();

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** What a tour asks for, how often, and how it is counted. */
const TOUR: readonly (readonly [
  times: number,
  address: string,
  headers: Record<string, string>,
  counted: string | null,
])[] = [
  [300, '/', { referer: 'https://www.google.com/' }, 'home search'],
  [150, '/', {}, 'home none'],
  [120, '/charges', { referer: 'https://www.example.in/' }, 'firm own'],
  [100, '/equity', { referer: 'https://t.co/x' }, 'market social'],
  [80, '/open-account', { referer: 'https://partner.example/' }, 'support other'],
  [70, '/calculators/sip-calculator', { 'sec-fetch-dest': 'document' }, 'calculator none'],
  [60, '/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, null],
  [50, '/equity', { rsc: '1' }, null],
  [40, '/equity', { 'sec-fetch-dest': 'empty' }, null],
  [30, '/healthz', {}, null],
];

test('a tour of 1,000 requests is counted exactly', async () => {
  expect(TOUR.reduce((all, [times]) => all + times, 0)).toBe(1_000);
  for (const [times, address, headers] of TOUR) {
    for (let done = 0; done < times; done += 10) {
      await Promise.all(
        Array.from({ length: 10 }, async () => {
          const response = await fetch(front.origin + address, {
            headers: { 'user-agent': BROWSER, ...headers },
          });
          expect([address, response.status]).toEqual([address, 200]);
          await response.arrayBuffer();
        }),
      );
    }
  }
  await front.visits.write();
  const [file = ''] = readdirSync(front.visitsFolder);
  expect(JSON.parse(readFileSync(path.join(front.visitsFolder, file), 'utf8'))).toEqual({
    views: Object.fromEntries(
      TOUR.flatMap(([times, , , counted]) => (counted === null ? [] : [[counted, times]])),
    ),
    forms: { 'account begun': 80 },
  });
}, 60_000);

import { setTimeout as wait } from 'node:timers/promises';

import type { Bench } from './context';
import { figure } from './report';
import { startBuiltSite } from './servers';
import { type Answer, ask, newSearch, newVisitor, p, repeat } from './visitors';

const PART = 'newcomers';
/** Newcomers at a time, each with one search: the next one comes when one is served. */
const NEWCOMERS = 12;
const SECONDS = 30;
const RETURNING = '20.1.1.1';
const LONGEST_MS = 8_000;

/**
 * What a visitor who comes again notices while newcomers take all that the renderer can make, and
 * what the newcomers notice.
 */
export async function newcomers(bench: Bench): Promise<void> {
  const site = await startBuiltSite({ TRUST_PROXY: '1' });
  bench.after(site.stop);
  const search = (visitor: string) => ask(site.origin + newSearch(), visitor);
  for (let at = 0; at < 3; at += 1) await search(RETURNING);
  const crowd: Answer[] = [];
  const stop = repeat(NEWCOMERS, async () => {
    const answer = await search(newVisitor());
    crowd.push(answer);
    if (answer.status !== 200) await wait(1_000);
  });
  await wait(1_000);
  const again: Answer[] = [];
  const end = performance.now() + (SECONDS * 1_000) / bench.divisor;
  while (performance.now() < end) again.push(await search(RETURNING));
  await stop();
  const all = [...again, ...crowd];
  const refused = all.filter(({ status }) => status !== 200);
  const note = `${again.length} of the returning visitor, p50 ${figure(p(again, 0.5))} ms; ${crowd.length} of newcomers, p50 ${figure(p(crowd, 0.5))} ms; ${refused.length} were 503`;
  bench.add({
    part: PART,
    what: `the longest search of a returning visitor while newcomers take all of the renderer for ${SECONDS} s`,
    value: p(again, 1),
    unit: 'ms',
    atMost: 3_000,
    note,
  });
  bench.add({
    part: PART,
    what: 'the longest wait of anybody meanwhile',
    value: p(all, 1),
    unit: 'ms',
    atMost: LONGEST_MS,
  });
}

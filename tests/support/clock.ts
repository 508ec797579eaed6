import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PRELOAD = path.resolve('tests/support/clock-preload.mjs');
/** The server reads the file every 20 ms. */
const READ_MS = 100;

export interface Clock {
  /** Variables to start the server with. */
  readonly variables: Readonly<Record<string, string>>;
  /** Moves the server's clocks by milliseconds, forwards or backwards; timers are not affected. */
  move(ms: number): Promise<void>;
}

/** Creates a clock for one server, so that tests need not wait for cache intervals. */
export function makeClock(): Clock {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'site-clock-')), 'ahead');
  let ahead = 0;
  writeFileSync(file, '0');
  return {
    variables: { NODE_OPTIONS: `--import=${PRELOAD}`, CLOCK_FILE: file },
    async move(ms) {
      ahead += ms;
      writeFileSync(file, String(ahead));
      await wait(READ_MS);
    },
  };
}

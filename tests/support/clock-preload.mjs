/**
 * Preloaded into a server's process (`node --import`): advances its clocks by the milliseconds in the
 * file CLOCK_FILE. Timers are not affected.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const realNow = performance.now.bind(performance);
const file = process.env.CLOCK_FILE ?? '';
let ahead = 0;

setInterval(() => {
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // The file is being written; the next read is in 20 ms.
  }
}, 20).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, own) =>
    Reflect.construct(target, parts.length > 0 ? parts : [RealDate.now() + ahead], own),
  get: (target, name, own) =>
    name === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, name, own),
});
performance.now = () => realNow() + ahead;

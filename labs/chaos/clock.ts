/**
 * Loaded into the server's process before anything else: its clocks run ahead by what a file says,
 * in ms. Timers keep their pace; only what looks at the time sees the jump.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const realNow = performance.now.bind(performance);
const file = process.env.CHAOS_CLOCK ?? '';
let ahead = 0;

setInterval(() => {
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // Written at this very moment; the next look is soon.
  }
}, 20).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts: unknown[], own) =>
    Reflect.construct(target, parts.length > 0 ? parts : [RealDate.now() + ahead], own) as Date,
  get: (target, name, own) =>
    name === 'now' ? () => RealDate.now() + ahead : (Reflect.get(target, name, own) as unknown),
});
performance.now = () => realNow() + ahead;

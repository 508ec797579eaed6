import fc from 'fast-check';

import { isSettled, type LastReading, nextReadings } from '@/lib/enquiries/erasure/clock';
import type { ClockReadings } from '@/lib/enquiries/store';
import { DAY_MS } from '@/lib/tools/time';

const START = Date.parse('2026-11-20T10:00:00+05:30');
const MINUTE = 60_000;

/** A machine whose clock may be moved, and whose site may be started again. */
function machine(seed: ClockReadings | null = null) {
  let stored = seed;
  let last: LastReading | null = null;
  let wall = START;
  let monotonic = 0;
  const look = () => {
    stored = nextReadings(stored, last, { wall, monotonic });
    last = { monotonic, seenAt: stored.seenAt };
  };
  look();
  return {
    /** Runs the site. @param rate ms of the clock for each that passes */
    run(ms: number, rate = 1, step = MINUTE) {
      for (let at = 0; at < ms; at += step) {
        wall += step * rate;
        monotonic += step;
        look();
      }
    },
    jump(ms: number) {
      wall += ms;
      look();
    },
    /** Ends the site, and starts it again some time later. */
    restart(ms = 0) {
      wall += ms;
      monotonic = 0;
      last = null;
      look();
    },
    /** What `confirm-clock` does. */
    confirm() {
      stored = null;
      look();
    },
    readings: () => stored as ClockReadings,
    isSettled: () => isSettled(stored as ClockReadings),
    wall: () => wall,
  };
}

test('a site erases once two readings a day apart agree', () => {
  const one = machine();
  one.run(DAY_MS - MINUTE);
  expect(one.isSettled()).toBe(false);
  one.run(MINUTE);
  expect(one.isSettled()).toBe(true);
  expect(one.readings()).toMatchObject({ seenAt: one.wall(), pausedMs: 0, jumpMs: 0 });
});

test('short restarts do not begin the day again, so that a site that is changed often erases', () => {
  const one = machine();
  for (let hour = 0; hour < 25; hour += 1) {
    one.run(60 * MINUTE);
    one.restart(20_000);
  }
  expect(one.isSettled()).toBe(true);
});

describe.each([
  ['ahead', 400 * DAY_MS],
  ['behind', -400 * DAY_MS],
  ['two days ahead', 2 * DAY_MS],
])('a clock that jumps: %s', (_what, ms) => {
  const jumped = () => {
    const one = machine();
    one.run(2 * DAY_MS);
    one.jump(ms);
    return one;
  };

  test('stops the erasure for as long as it is wrong, over restarts too', () => {
    const one = jumped();
    for (const _day of [1, 2, 3]) {
      one.run(2 * DAY_MS);
      expect([one.readings().jumpMs !== 0, one.isSettled()]).toEqual([true, false]);
      one.restart(30_000);
      expect([one.readings().jumpMs !== 0, one.isSettled()]).toEqual([true, false]);
    }
  });

  test('counts on by the monotonic clock, so that it is known again when it returns', () => {
    const one = jumped();
    one.run(5 * DAY_MS);
    expect(one.readings().jumpMs).toBe(ms);
    one.jump(-ms);
    expect([one.readings().jumpMs, one.isSettled()]).toEqual([0, false]);
    one.run(MINUTE);
    expect(one.isSettled()).toBe(false);
    one.run(DAY_MS);
    expect(one.isSettled()).toBe(true);
    expect(one.readings().jumpMs).toBe(0);
  });

  test('is trusted a day after an operator has confirmed it', () => {
    const one = jumped();
    one.confirm();
    expect([one.readings().jumpMs !== 0, one.isSettled()]).toEqual([false, false]);
    one.run(DAY_MS);
    expect(one.isSettled()).toBe(true);
  });

  test('is noticed where it jumps while the site does not run', () => {
    const one = machine();
    one.run(2 * DAY_MS);
    one.restart(ms);
    one.run(2 * DAY_MS);
    expect([one.readings().jumpMs !== 0, one.isSettled()]).toEqual([true, false]);
  });
});

test('a pause of hours, as of a suspended machine, makes the day begin again', () => {
  const one = machine();
  one.run(2 * DAY_MS);
  one.jump(8 * 60 * MINUTE);
  expect([one.readings().jumpMs !== 0, one.isSettled()]).toEqual([false, false]);
  expect(one.readings().pausedMs).toBe(8 * 60 * MINUTE);
  one.run(DAY_MS);
  expect([one.readings().pausedMs, one.isSettled()]).toEqual([0, true]);
});

test.each([false, true])('many small jumps are one large one; restarts between: %s', (restarts) => {
  const one = machine();
  one.run(2 * DAY_MS);
  const before = one.wall();
  for (let time = 0; time < 24; time += 1) {
    if (restarts) one.restart(20 * 60 * MINUTE);
    else one.jump(20 * 60 * MINUTE);
    one.run(MINUTE);
  }
  expect(one.readings().jumpMs).toBeGreaterThan(18 * DAY_MS);
  expect(one.readings().seenAt - before).toBeLessThan(2 * DAY_MS);
  one.run(2 * DAY_MS);
  expect(one.isSettled()).toBe(false);
});

test('a clock that creeps ahead by minutes each minute is not followed', () => {
  const one = machine();
  one.run(2 * DAY_MS);
  one.run(60 * MINUTE, 5);
  expect(one.isSettled()).toBe(false);
});

test('a clock that is corrected slowly is followed', () => {
  const one = machine();
  one.run(DAY_MS);
  one.run(30 * DAY_MS, 1.0005);
  expect([one.readings().jumpMs, one.isSettled()]).toEqual([0, true]);
  expect(Math.abs(one.readings().seenAt - one.wall())).toBeLessThan(MINUTE);
});

test('with any clock, the site counts at most twice the elapsed time plus a day', () => {
  const move = fc.record({
    run: fc.integer({ min: 0, max: 3 * DAY_MS }),
    jump: fc.integer({ min: -900 * DAY_MS, max: 900 * DAY_MS }),
    restarts: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
      const one = machine();
      let passed = 0;
      for (const { run, jump, restarts } of moves) {
        one.run(run, 1, Math.max(run, 1));
        passed += run;
        if (restarts) one.restart(jump);
        else one.jump(jump);
      }
      const most = passed * 2.001 + (moves.length + 1) * 5 * MINUTE + DAY_MS;
      expect(one.readings().seenAt - START).toBeLessThanOrEqual(most);
    }),
  );
});

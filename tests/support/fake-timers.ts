type Timer = jest.FakeableAPI;

const TIMERS: readonly Timer[] = [
  'Date',
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

/** For `doNotFake` of Jest's fake timers: all timers but these, which alone are faked. */
export const allBut = (...faked: readonly Timer[]): Timer[] =>
  TIMERS.filter((timer) => !faked.includes(timer));

const TIMERS: readonly FakeableAPI[] = [
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
export const allBut = (...faked: readonly FakeableAPI[]): FakeableAPI[] =>
  TIMERS.filter((timer) => !faked.includes(timer));

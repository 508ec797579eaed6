import type { Percent } from './levies';

/** STT in per cent of an exercised option's intrinsic value, paid by its buyer. */
export const EXERCISE_TAX: readonly Percent[] = [
  { percent: 0.125, from: '2019-09-01', until: '2026-03-31', source: 'STT' },
  { percent: 0.15, from: '2026-04-01', source: 'STT' },
];

/** The most that a broker may charge on shares, in per cent of their value, by the exchanges' rules. */
export const BROKERAGE_LIMIT = 2.5;

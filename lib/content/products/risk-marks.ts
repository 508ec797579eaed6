/**
 * How much of the money a risk can take, as we see it: 1 next to nothing, 2 up to a tenth,
 * 3 up to a fifth, 4 up to a third, 5 up to half, 6 half of it, all of it or more.
 */
export type RiskMark = 1 | 2 | 3 | 4 | 5 | 6;

/** How to read the marks: one scale, wherever they are printed. */
export const riskMarkScale =
  'Marks from 1 to 6 show how much of your money a risk can take, as we see it. 1 is next to nothing, 3 up to a fifth, 5 up to half. 6 is half of it, all of it or more.';
